import type { ContentMode, InvoiceKind, InvoiceMedium } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { runOnce } from '#lib/server/db/idempotency.ts';
import { describeAddress, getAddress } from '#lib/server/identity/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { lockOrdersByNo } from '#lib/server/orders/index.ts';
import { getSettings, type Settings } from '#lib/server/site/index.ts';
import type { Application } from '../application-repository.ts';
import { sameIssuer } from '../issuers/issuers.ts';
import { getTitle, type TitleOwner } from '../titles/titles.ts';
import { insertApplications } from './insert-applications.ts';
import { type InvoiceableOrder, readInvoiceable } from './invoiceable.ts';
import { planInvoices } from './plan-invoices.ts';
import { requirePossible } from './require-possible.ts';
import { requireInvoiceRoom } from './require-room.ts';
import type { MailAddress, TitleSnapshot } from './snapshots.ts';

/** More orders than that go on several applications. */
const mostOrders = 100;

interface Wanted {
  /** Numbers of orders. */
  nos: string[];
  titleId: number;
  kind: InvoiceKind;
  medium: InvoiceMedium;
  contentMode: ContentMode;
  remark: string;
  note: string;
  email: string;
  mobile: string;
  /** Of the address book; for paper alone. */
  addressId: number | null;
}

/**
 * I1: a customer asks for an invoice of one or several orders of one issuer. Of two at once for one order the second finds
 * nothing left. Throws `not_found` for orders, titles or addresses of others, `invalid_input` at `orders` where one cannot be
 * invoiced or another issues it, at the field of what is not possible, `daily_limit`, and what `runOnce` throws. Answers the applications:
 * several where it is more than the issuer puts on one.
 */
export async function applyForInvoice(
  ctx: ServerContext,
  member: Member,
  { key, ...wanted }: Wanted & { key: string },
): Promise<{ nos: string[] }> {
  const settings = await getSettings(ctx);
  const mailAddress = await findMailAddress(ctx, member.userId, wanted);
  const call = { userId: member.userId, key, route: 'invoice/apply', request: wanted };
  return ctx.db.transaction((tx) =>
    runOnce(tx, ctx.clock, call, async () => {
      const applications = await apply(tx, member, { wanted, mailAddress, settings, at: ctx.clock.now() });
      return { nos: applications.map(({ no }) => no) };
    }),
  );
}

interface Asking {
  wanted: Wanted;
  mailAddress: MailAddress | null;
  settings: Settings;
  at: Date;
}

async function apply(
  tx: Executor,
  member: Member,
  { wanted, mailAddress, settings, at }: Asking,
): Promise<Application[]> {
  const { userId } = member;
  const owner: TitleOwner = { ownerType: 'user', ownerId: userId };
  const orders = await lockOrdersByNo(tx, { nos: wanted.nos, userId });
  if (orders.length !== new Set(wanted.nos).size) throw new DomainError('not_found');
  const found = await readInvoiceable(tx, { orders, settings, now: at });
  const { issuer, currency } = requireTogether(found, settings);
  const title = await getTitle(tx, owner, wanted.titleId);
  const { kind, medium, contentMode, remark, note, email, mobile } = wanted;
  const requested = { kind, medium, contentMode, remark, note, email, mobile, title: snapshotOf(title), mailAddress };
  requirePossible({ requested, issuer, special: title.special, settings });
  const { issuerType, issuerId, capAmount } = issuer;
  const parties = { issuerType, issuerId, recipientType: 'user' as const, recipientId: userId };
  const invoices = planInvoices(
    found.flatMap(({ rows }) => rows),
    capAmount,
  );
  const draft = { ...requested, ...parties, source: 'request' as const, currency, invoices };
  await requireInvoiceRoom(tx, { userId, at });
  return insertApplications(tx, draft, { settings, at, actor: member });
}

/**
 * Orders that can be on one invoice: each can be invoiced, and all by the same issuer in the same currency. Throws
 * `invalid_input` at `orders` with the reason and what the shop allows, in days and yuan.
 */
export function requireTogether(
  found: InvoiceableOrder[],
  settings: Pick<Settings, 'invoice.withinDays' | 'invoice.minFen'>,
) {
  const allowed = { days: settings['invoice.withinDays'], min: formatFen(settings['invoice.minFen']) };
  const refuse = (key: string, no: string) =>
    new DomainError('invalid_input', { fields: { orders: { key, values: { no, ...allowed } } } });
  const [first] = found;
  if (!first || found.length > mostOrders) throw new DomainError('not_found');
  for (const { order, issuer, obstacle } of found) {
    if (obstacle) throw refuse(`notInvoiceable_${obstacle}`, order.no);
    if (!sameIssuer(issuer, first.issuer) || order.currency !== first.order.currency) {
      throw refuse('otherIssuer', order.no);
    }
  }
  return { issuer: first.issuer, currency: first.order.currency };
}

/** A title as a document keeps it. */
export function snapshotOf(title: TitleSnapshot): TitleSnapshot {
  const { titleType, name, taxNo, regAddress, regPhone, bankName, bankAccount } = title;
  return { titleType, name, taxNo, regAddress, regPhone, bankName, bankAccount };
}

async function findMailAddress(
  ctx: ServerContext,
  userId: number,
  { medium, addressId }: Wanted,
): Promise<MailAddress | null> {
  if (medium !== 'paper' || addressId === null) return null;
  return describeAddress(await getAddress(ctx, userId, addressId));
}
