import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { logStatusChange } from '../db/status-log.ts';
import { encrypt } from '../identity/index.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { holdFormFiles } from './application-files.ts';
import { moveApplication } from './application-repository.ts';
import { type CompleteForm, requireComplete } from './applications/application-form.ts';
import { requireApplicant } from './applications/require-applicant.ts';
import { type Decision, lockForDecision } from './applications/review-application.ts';
import { hasSeenLicence, lookAtApplication } from './legal/licence-looks.ts';
import { requireFreeIdentity, type Store } from './store-repository.ts';
import { storeMembers, stores } from './tables.ts';

interface OpenedStore {
  store: Store;
  ownerId: number;
  applicationNo: string;
}

/**
 * Approves an application and makes its store with its owner; what its owner may do is the caller's part of the
 * transaction. Who approves without having opened the licence is written down. Of several at once one wins. Throws what `lockForDecision` and `requireApplicant` throw, `invalid_input`
 * where something has become wrong since, such as a licence that ran out, and `credit_code_taken` or `store_name_taken`.
 */
export async function openStore(
  ctx: ServerContext,
  tx: Executor,
  { actor, decision }: { actor: Member; decision: Decision },
): Promise<OpenedStore> {
  const at = ctx.clock.now();
  const application = await lockForDecision(tx, actor, decision);
  const { id: applicationId, no, userId } = application;
  const facts = { decidedAt: at, decidedBy: actor.userId };
  const isLicenceSeen = await hasSeenLicence(tx, actor.userId, lookAtApplication(application));
  const approved = await moveApplication(tx, application, { move: 'approve', actor, at, facts });
  if (!isLicenceSeen) {
    const unseen = {
      entityType: 'store_application',
      entityId: approved.id,
      from: approved.status,
      to: approved.status,
    };
    await logStatusChange(tx, { ...unseen, event: 'approveUnseen', actor });
  }
  await requireApplicant(tx, userId);
  const complete = requireComplete(ctx, application);
  const { licence, logo } = await holdFormFiles(tx, { userId, form: complete.form, subject: `store:${no}` });
  if (licence === undefined) throw new DomainError('invalid_input', { fields: { licence: { key: 'required' } } });
  const row = { ...toColumns(complete), encryptedPayeeAccount: encrypt(ctx, complete.form.payee_account) };
  const store = await insertStore(tx, {
    ...row,
    applicationId,
    licenceFileId: licence,
    logoFileId: logo ?? null,
    createdAt: at,
    updatedAt: at,
  });
  await tx.insert(storeMembers).values({ storeId: store.id, userId, role: 'owner', createdAt: at });
  const change = { entityType: 'store', entityId: store.id, from: null, to: store.status, event: 'open', actor };
  await logStatusChange(tx, change);
  return { store, ownerId: userId, applicationNo: no };
}

/** The database decides between two stores of one code or name; the loser is told which it was. */
async function insertStore(tx: Executor, row: typeof stores.$inferInsert): Promise<Store> {
  const [store] = await tx.insert(stores).values(row).onConflictDoNothing().returning();
  if (store) return store;
  await requireFreeIdentity(tx, row);
  throw new DomainError('status_changed');
}

function toColumns({ form, area }: CompleteForm) {
  return {
    name: form.store_name,
    intro: form.intro,
    trades: form.trades,
    contactName: form.contact_name,
    contactMobile: form.contact_mobile,
    contactEmail: form.contact_email,
    provinceId: area.province.id,
    cityId: area.city.id,
    areaId: area.district.id,
    provinceName: area.province.name,
    cityName: area.city.name,
    areaName: area.district.name,
    address: form.address,
    companyName: form.company_name,
    creditCode: form.credit_code,
    legalPerson: form.legal_person,
    licenceFrom: form.licence_from,
    licenceUntil: form.licence_long_term ? null : form.licence_until,
    payeeType: form.payee_type,
    payeeName: form.payee_name,
    payeeBank: form.payee_bank,
    payeeBranch: form.payee_branch,
  };
}
