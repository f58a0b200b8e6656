import type { StoreApplicationDraft, StoreApplicationField } from '#lib/contract/store/application-form.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import { findNamedUserIds, lockGroup } from '#lib/server/identity/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { maskMobile } from '#lib/server/kernel/mask-mobile.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { notify } from '#lib/server/messaging/index.ts';
import { type AreaPath, findAreaPath } from '#lib/server/site/index.ts';
import { type ShownFile, showLicence } from '../application-files.ts';
import {
  type Application,
  getReviewedApplication,
  listEarlierApplications,
  listReviewedApplications,
  moveApplication,
  type ReviewedApplication,
  type ReviewStatus,
} from '../application-repository.ts';
import { hasSeenLicence, lookAtApplication } from '../legal/licence-looks.ts';
import { type OperatorAction, operatorActions } from '../states.ts';
import { maskForm, openAccountNumber } from './application-form.ts';

export async function listApplications(
  ctx: ServerContext,
  { status, q }: { status?: ReviewStatus | undefined; q?: string | undefined },
  page: Page,
): Promise<PageOf<ReviewedApplication>> {
  const match = q ? { word: q, userIds: await findNamedUserIds(ctx.db, q) } : undefined;
  return listReviewedApplications(ctx.db, { status, match }, page);
}

export interface ApplicationForReview {
  application: ReviewedApplication;
  /** Mobile and account number are masked. */
  form: StoreApplicationDraft;
  area: AreaPath | undefined;
  history: Application[];
  actions: OperatorAction[];
  /** Whether the reader has opened the licence: who has not is warned before approving. */
  isLicenceSeen: boolean;
}

/** What an operator reads before looking into what is private. Throws `not_found`, for a draft too. */
export async function describeForReview(
  ctx: ServerContext,
  reader: Pick<Member, 'userId'>,
  no: string,
): Promise<ApplicationForReview> {
  const application = await getReviewedApplication(ctx.db, no);
  const form = maskForm(ctx, application);
  return {
    application,
    form: { ...form, contact_mobile: maskMobile(form.contact_mobile) },
    area: findAreaPath(form.province_id, form.city_id, form.area_id),
    history: await listEarlierApplications(ctx.db, application),
    actions: operatorActions(application.status),
    isLicenceSeen: await hasSeenLicence(ctx.db, reader.userId, lookAtApplication(application)),
  };
}

export interface PrivateFacts {
  contactMobile: string;
  payeeAccount: string;
  licence: ShownFile | null;
}

/** What is private in an application. Who looked is written into its history first. Throws `not_found`. */
export async function revealApplication(ctx: ServerContext, actor: Member, no: string): Promise<PrivateFacts> {
  const application = await getReviewedApplication(ctx.db, no);
  const { id: entityId, status } = application;
  const looked = { entityType: 'store_application', entityId, from: status, to: status, event: 'reveal', actor };
  await logStatusChange(ctx.db, looked);
  const licence = await showLicence(ctx, application);
  return { contactMobile: application.form.contact_mobile, payeeAccount: openAccountNumber(ctx, application), licence };
}

/** What an operator decides about: the application as it was looked at. */
export interface Decision {
  no: string;
  version: number;
}

/**
 * The application for a decision, its applicant locked first, as everything about applicants is. Throws `not_found`,
 * `own_record`, and `status_changed` when it is not the one that was looked at.
 */
export async function lockForDecision(
  tx: Executor,
  operator: Member,
  { no, version }: Decision,
): Promise<ReviewedApplication> {
  const { userId } = await getReviewedApplication(tx, no);
  if (userId === operator.userId) throw new DomainError('own_record');
  await lockGroup(tx, userId);
  const application = await getReviewedApplication(tx, no);
  if (application.version !== version) throw new DomainError('status_changed');
  return application;
}

type Remarks = Partial<Record<StoreApplicationField, string>>;

/** Sends an application back; the applicant reads why and may change it and try again. Throws like `lockForDecision`. */
export async function rejectApplication(
  ctx: ServerContext,
  actor: Member,
  { reason, remarks, ...decision }: Decision & { reason: string; remarks: Remarks },
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const application = await lockForDecision(tx, actor, decision);
    const facts = { reason, remarks, decidedAt: at, decidedBy: actor.userId };
    await moveApplication(tx, application, { move: 'reject', actor, at, reason, facts });
    const { userId, no } = application;
    const args = { store: application.form.store_name, reason };
    await notify(tx, { userId, event: 'storeRejected', args, dedupeKey: `store-application:${no}`, now: at });
  });
}
