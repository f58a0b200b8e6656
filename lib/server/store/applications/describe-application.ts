import { emptyStoreApplication, type StoreApplicationDraft } from '#lib/contract/store/application-form.ts';
import type { StoreApplicationStatus } from '#lib/contract/store/applications.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { type ShownFile, showLicence } from '../application-files.ts';
import { type Application, findLastApplication, listEarlierApplications } from '../application-repository.ts';
import { type ApplicantAction, applicantActions } from '../states.ts';
import { findStoreOf, type Store } from '../store-repository.ts';
import { maskForm } from './application-form.ts';

export interface OwnApplication {
  no: string;
  attempt: number;
  status: StoreApplicationStatus;
  version: number;
  submittedAt: Date | null;
  decidedAt: Date | null;
  reason: string;
  remarks: Application['remarks'];
  /** The account number is masked. */
  form: StoreApplicationDraft;
  licence: ShownFile | null;
  actions: ApplicantAction[];
  /** Earlier tries, the last first. */
  history: Application[];
  store: Pick<Store, 'id' | 'name' | 'status'> | undefined;
}

const blank = {
  no: '',
  attempt: 1,
  status: 'draft' as const,
  version: 0,
  submittedAt: null,
  decidedAt: null,
  reason: '',
  remarks: {},
  form: emptyStoreApplication,
  licence: null,
  history: [],
};

/** The last try of a user with what may be done about it, or an empty form for who never began. */
export async function describeApplication(ctx: ServerContext, userId: number): Promise<OwnApplication> {
  const [last, store] = await Promise.all([findLastApplication(ctx.db, userId), findStoreOf(ctx.db, userId)]);
  const actions = applicantActions(last?.status, store !== undefined);
  if (!last) return { ...blank, actions, store };
  const [licence, history] = await Promise.all([showLicence(ctx, last), listEarlierApplications(ctx.db, last)]);
  const form = maskForm(ctx, last);
  // Who had a store, and has none any more, agrees anew.
  const isOver = last.status === 'approved' && store === undefined;
  return { ...last, form: isOver ? { ...form, agreed: false } : form, licence, history, actions, store };
}
