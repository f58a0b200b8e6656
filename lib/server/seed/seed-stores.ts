import type { StoreApplicationDraft } from '#lib/contract/store/application-form.ts';
import type { ServerContext } from '../db/context.ts';
import { changeGroup, createUser, findUserByName } from '../identity/index.ts';
import type { Member } from '../kernel/actor.ts';
import { newSecretToken } from '../kernel/ids.ts';
import {
  describeApplication,
  describeProfile,
  isStoreMember,
  openStore,
  saveApplication,
  saveProfile,
  saveReturnAddress,
  submitApplication,
} from '../store/index.ts';
import { demoApplicantForm, demoOpeningHours, demoReturnAddress, demoStoreForm } from './content/store-applications.ts';
import { findDemoLogin, toDemoMember } from './demo-people.ts';
import { drawLicence, drawLogo } from './documents/demo-documents.ts';
import { uploadDocument } from './documents/upload-document.ts';

/** Nobody logs in as the applicant: the demo customer keeps an empty form to try. */
const applicantName = 'demo_applicant';

/**
 * The store of the demo's store login, and an application for its operator to decide. Goes the way every store goes, but
 * tells nobody. What is there stays; call it as often as one likes.
 */
export async function seedStores(ctx: ServerContext): Promise<void> {
  const [owner, operator] = await Promise.all([findDemoLogin(ctx, 'store'), findDemoLogin(ctx, 'operator')]);
  if (!owner || !operator) return;
  if (!(await isStoreMember(ctx.db, owner.userId))) await openDemoStore(ctx, owner, operator);
  const known = await findUserByName(ctx.db, applicantName);
  const password = newSecretToken();
  const applicant = known ?? (await createUser(ctx, { username: applicantName, password, group: 'customer' }));
  await handIn(ctx, toDemoMember(applicant.id), demoApplicantForm);
}

async function openDemoStore(ctx: ServerContext, owner: Member, operator: Member): Promise<void> {
  await changeGroup(ctx.db, owner.userId, 'customer');
  await handIn(ctx, owner, demoStoreForm);
  const { no, version } = await describeApplication(ctx, owner.userId);
  await ctx.db.transaction(async (tx) => {
    await openStore(ctx, tx, { actor: operator, decision: { no, version } });
    await changeGroup(tx, owner.userId, 'store');
  });
  await furnishDemoStore(ctx, owner);
}

/** What a store that has been selling for a month has long set up. */
async function furnishDemoStore(ctx: ServerContext, owner: Member): Promise<void> {
  const { store } = await describeApplication(ctx, owner.userId);
  if (!store) return;
  const logo = await uploadDocument(ctx, owner, { topic: 'logo', name: 'logo.png', bytes: await drawLogo() });
  const member = { ...owner, storeId: store.id };
  const { store: opened } = await describeProfile(ctx, member);
  await saveProfile(ctx, member, { version: opened.version, changes: { logo, opening_hours: demoOpeningHours } });
  await saveReturnAddress(ctx, store.id, demoReturnAddress);
}

/** Saves and submits a form with a licence, where its applicant has done neither. */
async function handIn(ctx: ServerContext, applicant: Member, form: StoreApplicationDraft): Promise<void> {
  const { userId } = applicant;
  const before = await describeApplication(ctx, userId);
  if (before.version === 0) {
    const licence = await uploadDocument(ctx, applicant, {
      topic: 'licence',
      name: 'licence.png',
      bytes: await drawLicence(),
    });
    await saveApplication(ctx, applicant, { version: 0, changes: { ...form, licence } });
  }
  const { status, version } = await describeApplication(ctx, userId);
  if (status === 'draft') await submitApplication(ctx, applicant, version);
}
