import type { CaseFault, CaseType } from '#lib/contract/aftersales/member-records.ts';
import { type Fen, splitByWeights } from '../kernel/money.ts';
import {
  afterRefund,
  freightOfPieces,
  goodsOfPieces,
  type LineRefund,
  type Order,
  type OrderLine,
  pointsGone,
  refundOf,
} from '../orders/index.ts';

interface CasePart {
  lineId: number;
  qty: number;
}

export interface RefundBasis {
  order: Pick<Order, 'pointsUsed'>;
  /** All lines of the order. */
  lines: readonly OrderLine[];
  /** Of the used points, how many its customer has again. */
  pointsBack: number;
}

/** What comes back for what, and where points are a part of it. */
export interface CaseRefund {
  lines: LineRefund[];
  goods: Fen;
  freight: Fen;
  total: Fen;
  points: number;
}

/**
 * What a case is worth at most (docs/domain/aftersales.md 4): the pieces by what was paid for them; freight where nothing of
 * the order is needed any more and nothing has left, and its share where the seller is at fault. Types that send something
 * again are worth nothing. Throws a RangeError for more pieces than a line has left.
 */
export function worthOf(type: CaseType, parts: readonly CasePart[], fault: CaseFault, basis: RefundBasis): CaseRefund {
  if (type === 'exchange' || type === 'reship') return { lines: [], goods: 0, freight: 0, total: 0, points: 0 };
  const isEvery = isEveryPiece(parts, basis);
  const goods = parts.map((part) => refundOfPart(type, part, basis));
  const lines = addFreight(goods, basis, { isEvery, fault });
  const points = pointsGone(basis.order.pointsUsed, afterRefund(basis.lines, lines)) - basis.pointsBack;
  return {
    lines,
    goods: lines.reduce((sum, part) => sum + part.goods, 0),
    freight: lines.reduce((sum, part) => sum + part.freight, 0),
    total: refundOf(lines),
    points: Math.max(0, points),
  };
}

function refundOfPart(type: CaseType, part: CasePart, { lines }: RefundBasis): LineRefund {
  const { lineId, qty } = part;
  const line = lineOf(lines, part);
  const unsent = Math.max(0, line.qty - line.cancelledQty - line.shippedQty);
  const unsentQty = type === 'refund_only' ? Math.min(qty, unsent) : 0;
  return { lineId, qty, unsentQty, goods: goodsOfPieces(line, qty), freight: 0 };
}

/** Whether nothing of the order is left with these. */
function isEveryPiece(parts: readonly CasePart[], { lines }: RefundBasis): boolean {
  return lines.every((line) => {
    const gone = parts.find(({ lineId }) => lineId === line.id)?.qty ?? 0;
    return line.refundedQty + gone === line.qty;
  });
}

function addFreight(
  parts: LineRefund[],
  { lines }: RefundBasis,
  { isEvery, fault }: { isEvery: boolean; fault: CaseFault },
): LineRefund[] {
  if (isEvery && lines.every(({ shippedQty }) => shippedQty === 0)) {
    const restOf = (line: OrderLine) => line.freightAllocAmount - line.refundedFreightAmount;
    const inParts = parts.map((part) => ({ ...part, freight: restOf(lineOf(lines, part)) }));
    const others = lines.filter((line) => restOf(line) > 0 && !parts.some(({ lineId }) => lineId === line.id));
    const rests = others.map((line) => ({ lineId: line.id, qty: 0, unsentQty: 0, goods: 0, freight: restOf(line) }));
    return [...inParts, ...rests];
  }
  return fault === 'store'
    ? parts.map((part) => ({ ...part, freight: freightOfPieces(lineOf(lines, part), part.qty) }))
    : parts;
}

function lineOf(lines: readonly OrderLine[], { lineId }: CasePart): OrderLine {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new RangeError(`no line ${lineId}`);
  return line;
}

/** What a case was worth when it was settled, and what was settled on. */
interface Agreed {
  goodsAmount: Fen;
  freightAmount: Fen;
  approvedAmount: Fen | null;
}

/**
 * What was settled on, with the freight that has come to it since where nothing was taken off: of several cases of an order
 * that never left, none is about all of it, but the last one leaves nothing to send.
 */
export function withLateFreight(
  { goodsAmount, freightAmount, approvedAmount }: Agreed,
  worth: Pick<CaseRefund, 'freight'>,
): { approvedAmount: Fen; freightAmount: Fen } {
  const approved = approvedAmount ?? 0;
  const isWhole = approved === goodsAmount + freightAmount;
  const late = isWhole ? Math.max(0, worth.freight - freightAmount) : 0;
  return { approvedAmount: approved + late, freightAmount: freightAmount + late };
}

interface Approved {
  type: CaseType;
  /** What the case is about, and of a return how many pieces came back, once somebody has looked. */
  parts: readonly (CasePart & { receivedQty?: number | null })[];
  fault: CaseFault;
  amount: Fen;
}

/** As which type a case counts whose money goes back: something that was to be sent again is paid back instead. */
export const moneyType = (type: CaseType) =>
  type === 'exchange' ? 'return_refund' : type === 'reship' ? 'refund_only' : type;

/**
 * What goes back of which line for an approved amount: in the proportion of what each is worth. Pieces that were sent and are
 * kept count as paid back only where they are paid back whole, returned ones as far as they came; what was not sent is never
 * sent, whatever is paid for it.
 */
export function partsToRefund({ type, parts, fault, amount }: Approved, basis: RefundBasis): LineRefund[] {
  const refundType = moneyType(type);
  const worth = worthOf(refundType, parts, fault, basis);
  const total = Math.min(amount, worth.total);
  const shares = splitByWeights(
    total,
    worth.lines.flatMap(({ goods, freight }) => [goods, freight]),
  );
  const isWhole = total === worth.total;
  const receivedOf = (id: number) => parts.find(({ lineId }) => lineId === id)?.receivedQty;
  const isReturned = refundType === 'return_refund';
  return worth.lines.map((part, index) => ({
    ...part,
    qty: isReturned ? (receivedOf(part.lineId) ?? part.qty) : isWhole ? part.qty : part.unsentQty,
    goods: shares[2 * index] ?? 0,
    freight: shares[2 * index + 1] ?? 0,
  }));
}
