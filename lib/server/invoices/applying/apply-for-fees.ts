import type { ContentMode, InvoiceKind } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { runOnce } from '#lib/server/db/idempotency.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { lockStandingStatements } from '#lib/server/settlement/index.ts';
import { getSettings, type Settings } from '#lib/server/site/index.ts';
import type { Application } from '../application-repository.ts';
import { getTitle } from '../titles/titles.ts';
import { snapshotOf } from './apply-for-invoice.ts';
import { insertApplications } from './insert-applications.ts';
import { readInvoiceableFees } from './invoiceable-fees.ts';
import { planInvoices } from './plan-invoices.ts';
import { requirePossible } from './require-possible.ts';

export interface RequestedFeeInvoice {
  /** Numbers of statements. */
  statements: string[];
  titleId: number;
  kind: InvoiceKind;
  contentMode: ContentMode;
  remark: string;
  note: string;
  email: string;
  mobile: string;
}

/**
 * I1: a store asks the platform for an invoice of what it took in these statements. Of two at once for one statement the second
 * finds nothing left. Throws `not_found` for statements and titles of others, `invalid_input` at `statements` where nothing of
 * one is left or together it is too little, at the field of what is not possible, and what `runOnce` throws. Answers the
 * applications: several where it is more than the platform puts on one.
 */
export async function applyForFees(
  ctx: ServerContext,
  member: StoreMember,
  { key, ...wanted }: RequestedFeeInvoice & { key: string },
): Promise<{ nos: string[] }> {
  const settings = await getSettings(ctx);
  const call = { userId: member.userId, key, route: 'store/platformInvoiceApply', request: wanted };
  return ctx.db.transaction((tx) =>
    runOnce(tx, ctx.clock, call, async () => {
      const how = { settings, at: ctx.clock.now(), actor: member };
      const applications = await insertFeeApplications(tx, { storeId: member.storeId, wanted }, how);
      return { nos: applications.map(({ no }) => no) };
    }),
  );
}

interface Asked {
  storeId: number;
  wanted: RequestedFeeInvoice;
}

interface Circumstances {
  settings: Settings;
  at: Date;
  /** Undefined: the shop asks for it by itself. */
  actor?: StoreMember | undefined;
}

/** The same within a transaction. */
export async function insertFeeApplications(
  tx: Executor,
  { storeId, wanted }: Asked,
  { settings, at, actor }: Circumstances,
): Promise<Application[]> {
  await lockStandingStatements(tx, storeId);
  const { issuer, statements } = await readInvoiceableFees(tx, storeId);
  const chosen = statements.filter(({ statement }) => wanted.statements.includes(statement.no));
  if (chosen.length === 0 || chosen.length !== new Set(wanted.statements).size) throw new DomainError('not_found');
  const [{ statement: first }] = chosen as [(typeof chosen)[number]];
  for (const { statement, amount } of chosen) {
    if (amount === 0) throw refuse('feesInvoiced', statement.no);
    if (statement.currency !== first.currency) throw refuse('otherCurrency', statement.no);
  }
  const sum = chosen.reduce((total, { amount }) => total + amount, 0);
  if (sum < settings['invoice.minFen']) throw refuse('feesTooSmall', first.no);
  const title = await getTitle(tx, { ownerType: 'store', ownerId: storeId }, wanted.titleId);
  const { kind, contentMode, remark, note, email, mobile } = wanted;
  const requested = { kind, medium: 'digital' as const, contentMode, remark, note, email, mobile, mailAddress: null };
  const whole = { ...requested, title: snapshotOf(title) };
  requirePossible({ requested: whole, issuer, special: title.special, settings });
  const { issuerType, issuerId, capAmount } = issuer;
  const parties = { issuerType, issuerId, recipientType: 'store' as const, recipientId: storeId };
  const invoices = planInvoices(
    chosen.flatMap(({ rows }) => rows),
    capAmount,
  );
  const draft = { ...whole, ...parties, source: 'statement' as const, currency: first.currency, invoices };
  return insertApplications(tx, draft, { settings, at, actor });
}

const refuse = (key: string, no: string) =>
  new DomainError('invalid_input', { fields: { statements: { key, values: { no } } } });
