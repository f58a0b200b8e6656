import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { StoreApplicationDraft } from '#lib/contract/store-application-form.ts';
import type { ServerContext } from '../db/context.ts';
import { saveUpload } from '../files/index.ts';
import { changeGroup, createUser, findUserByName } from '../identity/index.ts';
import type { Member } from '../kernel/actor.ts';
import { newSecretToken } from '../kernel/ids.ts';
import { describeApplication, isStoreMember, openStore, saveApplication, submitApplication } from '../store/index.ts';
import { demoApplicantForm, demoStoreForm } from './content/store-applications.ts';
import { findDemoLogin, toDemoMember } from './demo-people.ts';

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
}

/** Saves and submits a form with a licence, where its applicant has done neither. */
async function handIn(ctx: ServerContext, applicant: Member, form: StoreApplicationDraft): Promise<void> {
  const { userId } = applicant;
  const before = await describeApplication(ctx, userId);
  if (before.version === 0) {
    const content = Readable.from([await drawLicence()]);
    const incoming = { name: 'licence.png', mime: 'image/png', content };
    const { url } = await saveUpload(ctx, { userId, topic: 'licence' }, incoming);
    await saveApplication(ctx, applicant, { version: 0, changes: { ...form, licence: url } });
  }
  const { status, version } = await describeApplication(ctx, userId);
  if (status === 'draft') await submitApplication(ctx, applicant, version);
}

/** A sheet that looks like a licence from afar and says nothing: a frame, lines of writing, a seal. */
async function drawLicence(): Promise<Buffer> {
  const lines = Array.from({ length: 7 }, (_, index) => {
    const [y, width] = [250 + index * 48, 380 + ((index * 97) % 240)];
    return `<rect x="110" y="${y}" width="90" height="14" fill="#8a7a5c"/><rect x="230" y="${y}" width="${width}" height="14" fill="#c9bfa6"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="640">
    <rect width="900" height="640" fill="#fbf7ec"/>
    <rect x="28" y="28" width="844" height="584" fill="none" stroke="#b08d3e" stroke-width="10"/>
    <rect x="46" y="46" width="808" height="548" fill="none" stroke="#b08d3e" stroke-width="2"/>
    <circle cx="450" cy="110" r="38" fill="#c8402f"/><rect x="290" y="172" width="320" height="30" fill="#3a342a"/>
    ${lines.join('')}
    <circle cx="740" cy="500" r="62" fill="none" stroke="#c8402f" stroke-width="8"/><circle cx="740" cy="500" r="16" fill="#c8402f"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
