import type { CaseType } from '#lib/contract/aftersales/member-records.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { findOffers } from '../catalogue/index.ts';
import type { Executor } from '../db/connection.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Fen } from '../kernel/money.ts';
import type { Order, OrderLine } from '../orders/index.ts';
import type { Settings } from '../site/index.ts';
import { type CaseRefund, type RefundBasis, worthOf } from './case-refund.ts';
import { type CaseLine, casesOffered, isGrantedAtOnce, reopened } from './policies/case-policy.ts';
import { findReasons, type Reason } from './policies/reasons.ts';
import { readBasis } from './read-basis.ts';
import { requireAmount } from './require-amount.ts';

/** What a case is asked for with. */
export interface CaseRequest {
  type: CaseType;
  reasonId: number;
  lines: { lineId: number; qty: number; variantId?: number | undefined }[];
  /** Undefined: as much as there is. */
  amount?: Fen | undefined;
  isReceived: boolean;
  description: string;
  phone: string;
  /** Addresses of own uploads. */
  files: string[];
}

/** The same, held against its order. */
export interface CheckedRequest {
  reason: Reason;
  worth: CaseRefund;
  isNoReason: boolean;
  /** Versions that lines are exchanged for. */
  exchanges: ReadonlyMap<number, { variantId: number; text: Texts }>;
}

interface Requested {
  order: Order;
  lines: OrderLine[];
  request: Pick<CaseRequest, 'type' | 'reasonId' | 'lines' | 'amount' | 'files'>;
  settings: Settings;
  at: Date;
  /** An operator asks for the customer: the time to ask may be over. */
  isForCustomer: boolean;
}

/** Holds a request against what its order allows. Throws `invalid_input` at the field, `case_open`. */
export async function requireRequest(tx: Executor, requested: Requested): Promise<CheckedRequest> {
  const { order, lines, request, isForCustomer } = requested;
  const reason = await requireReason(tx, request);
  if (reason.needsEvidence && request.files.length === 0 && !isForCustomer) throw fault('files', 'required');
  requirePieces(requested, reason);
  const basis: RefundBasis = await readBasis(tx, order, lines);
  const worth = worthOf(request.type, request.lines, reason.fault, basis);
  requireAmount(isGrantedAtOnce(order) ? undefined : request.amount, worth.total);
  const exchanges = request.type === 'exchange' ? await requireExchanges(tx, lines, request) : new Map();
  return { reason, worth, isNoReason: reason.isNoReason, exchanges };
}

const fault = (field: string, key: string, values?: Record<string, string | number>) =>
  new DomainError('invalid_input', { fields: { [field]: { key, ...(values && { values }) } } });

async function requireReason(tx: Executor, { reasonId, type }: Requested['request']): Promise<Reason> {
  const reason = (await findReasons(tx, [reasonId])).get(reasonId);
  if (!reason?.isActive || !reason.types.includes(type)) throw fault('reason_id', 'choice');
  return reason;
}

/** The pieces of a line as the policy reads them. */
export const policyLine = (line: OrderLine): CaseLine => ({
  ...line,
  openQty: line.caseQty,
  isMade: line.specSnapshot !== null,
});

function requirePieces({ order, lines, request, settings, at, isForCustomer }: Requested, reason: Reason): void {
  const policy = { now: at, noReasonDays: settings['aftersale.noReasonDays'] };
  const seen = new Set<number>();
  for (const [index, { lineId, qty }] of request.lines.entries()) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || seen.has(lineId)) throw fault('lines', 'invalid');
    seen.add(lineId);
    if (line.caseQty > 0) throw new DomainError('case_open');
    const offers = casesOffered(isForCustomer ? reopened(order) : order, policyLine(line), policy);
    const offer = offers.find(({ type }) => type === request.type);
    if (!offer) throw fault('type', 'caseTypeClosed');
    if (qty > offer.qty) throw fault(`lines.${index}.qty`, 'caseQuantity', { max: offer.qty });
    if (reason.isNoReason && offer.withoutReasonUntil === undefined) throw fault('reason_id', 'caseReasonNeeded');
  }
}

async function requireExchanges(tx: Executor, lines: OrderLine[], request: Requested['request']) {
  const chosen = request.lines.flatMap(({ lineId, variantId, qty }) => {
    const line = lines.find(({ id }) => id === lineId);
    return variantId === undefined || !line || line.variantId === variantId ? [] : [{ line, variantId, qty }];
  });
  const offered = await findExchanges(
    tx,
    chosen.map(({ line }) => line),
  );
  return new Map(
    chosen.map(({ line, variantId }) => {
      const exchange = offered.get(line.id)?.find((other) => other.variantId === variantId);
      if (!exchange) throw fault('lines', 'caseExchange');
      return [line.id, exchange] as const;
    }),
  );
}

export interface Exchange {
  variantId: number;
  text: Texts;
}

/** Other versions of the same product at the same price that are not sold out, by line. */
export async function findExchanges(db: Executor, lines: OrderLine[]): Promise<ReadonlyMap<number, Exchange[]>> {
  const ready = lines.filter(({ productId, variantId }) => productId !== null && variantId !== null);
  const offers = await findOffers(
    db,
    ready.map(({ productId }) => productId ?? 0),
  );
  return new Map(
    ready.map((line) => {
      const variants = offers.get(line.productId ?? 0)?.variants ?? [];
      const own = variants.find(({ id }) => id === line.variantId);
      const others = variants.filter(
        ({ id, priceAmount, available }) =>
          id !== line.variantId && priceAmount === own?.priceAmount && (available === null || available > 0),
      );
      return [line.id, others.map(({ id: variantId, text }) => ({ variantId, text }))];
    }),
  );
}
