import type { Fulfilment, Unit } from '#lib/contract/catalogue/shop-records.ts';
import type { SpecSnapshot, SpecTexts } from '#lib/contract/catalogue/specification.ts';
import { type FreightRules, freightOf } from '#lib/delivery/freight.ts';
import { type Fen, splitByWeights } from '#lib/server/kernel/money.ts';
import type { UnitPrice } from '#lib/specification/unit-price.ts';
import type { FeeTerms } from '../pricing/fees.ts';
import { type PointsTerms, pointsEarned, pointsSpent, pointsValue } from '../pricing/points-value.ts';

/** Something to be ordered, priced by whoever sells it. */
export interface OrderItem {
  /** Names the line where it was chosen; zero for what was not in a basket. */
  id: number;
  productId: number | null;
  variantId: number | null;
  slug: string;
  fulfilment: Fulfilment;
  name: SpecTexts;
  pictureFileId: number | null;
  specText: SpecTexts;
  specSnapshot: SpecSnapshot | null;
  unit: Unit;
  qty: number;
  unitPrice: UnitPrice;
  goodsAmount: Fen;
}

/** What was agreed about a whole offer; nothing else is added to it. */
export interface OfferTerms {
  freight: Fen;
  /** Zero or above; taken off. */
  discount: Fen;
  /** What is to be paid first; zero: everything at once. */
  depositAmount: Fen;
}

export interface OrderTerms {
  freight: FreightRules;
  points: PointsTerms;
  /** Where to; undefined while it is not known. */
  provinceId?: number | undefined;
  /** Points to use; an offer takes none. */
  pointsUsed: number;
  offer?: OfferTerms | undefined;
}

interface PlannedLine extends OrderItem {
  adjustAllocAmount: Fen;
  pointsAllocAmount: Fen;
  freightAllocAmount: Fen;
  paidAmount: Fen;
}

export interface PlannedOrder {
  fulfilment: Fulfilment;
  goodsAmount: Fen;
  freightAmount: Fen;
  adjustAmount: Fen;
  pointsAmount: Fen;
  payableAmount: Fen;
  depositDueAmount: Fen;
  pointsUsed: number;
  pointsToEarn: number;
  lines: PlannedLine[];
}

export interface AgreedLine extends PlannedLine {
  feeTerms: FeeTerms[];
}

/** One of which it is settled what the platform takes. */
export interface AgreedOrder extends PlannedOrder {
  lines: AgreedLine[];
  /** Of what stands for sale in it, for who reads no lines. */
  commissionBp: number;
}

/** What leaves the shop decides how an offer is carried out that is made of several. */
const byWeight: readonly Fulfilment[] = ['ship', 'service', 'digital', 'pickup'];

/**
 * The orders that items become: one for each way of delivery, an offer whole. Every sum is spread over the lines to the
 * last fen, so that the lines and their freight make up what is to be paid.
 */
export function planOrders(items: OrderItem[], terms: OrderTerms): PlannedOrder[] {
  const groups = terms.offer ? [items] : byFulfilment(items);
  const goods = groups.map(sumOfGoods);
  const points = pointsSpent(terms.points, terms.offer ? 0 : terms.pointsUsed);
  const pointShares = splitByWeights(points, goods);
  const amountShares = splitByWeights(pointsValue(terms.points, points), goods);
  return groups.map((group, index) =>
    planOrder(group, terms, { points: pointShares[index] ?? 0, amount: amountShares[index] ?? 0 }),
  );
}

function byFulfilment(items: OrderItem[]): OrderItem[][] {
  return byWeight
    .map((way) => items.filter(({ fulfilment }) => fulfilment === way))
    .filter((group) => group.length > 0);
}

const sumOfGoods = (items: OrderItem[]) => items.reduce((sum, { goodsAmount }) => sum + goodsAmount, 0);

function planOrder(items: OrderItem[], terms: OrderTerms, used: { points: number; amount: Fen }): PlannedOrder {
  const { offer, provinceId } = terms;
  const goodsAmount = sumOfGoods(items);
  const fulfilment = byWeight.find((way) => items.some((item) => item.fulfilment === way)) ?? 'ship';
  const freightAmount = offer
    ? offer.freight
    : freightOf(terms.freight, { fulfilment, goods: goodsAmount, provinceId });
  const adjustAmount = 0 - Math.min(offer?.discount ?? 0, goodsAmount + freightAmount);
  const payableAmount = goodsAmount + freightAmount + adjustAmount - used.amount;
  const lines = spread(items, { goodsAmount, adjustAmount, pointsAmount: used.amount, payableAmount });
  return {
    fulfilment,
    goodsAmount,
    freightAmount,
    adjustAmount,
    pointsAmount: used.amount,
    payableAmount,
    depositDueAmount: depositOf(payableAmount, offer?.depositAmount ?? 0),
    pointsUsed: used.points,
    pointsToEarn: pointsEarned(terms.points, paidForGoods(lines)),
    lines,
  };
}

const paidForGoods = (lines: PlannedLine[]): Fen => lines.reduce((sum, { paidAmount }) => sum + paidAmount, 0);

/** A deposit of everything is none. */
function depositOf(payable: Fen, deposit: Fen): Fen {
  return deposit < payable ? deposit : 0;
}

type Sums = Pick<PlannedOrder, 'goodsAmount' | 'adjustAmount' | 'pointsAmount' | 'payableAmount'>;

/** A discount beyond the goods is taken off the freight. */
function spread(items: OrderItem[], sums: Sums): PlannedLine[] {
  const weights = items.map((item) => item.goodsAmount);
  const adjust = splitByWeights(Math.max(sums.adjustAmount, 0 - sums.goodsAmount), weights);
  const points = splitByWeights(sums.pointsAmount, weights);
  const lines = items.map((item, index) => {
    const adjustAllocAmount = adjust[index] ?? 0;
    const pointsAllocAmount = points[index] ?? 0;
    return {
      ...item,
      adjustAllocAmount,
      pointsAllocAmount,
      paidAmount: item.goodsAmount + adjustAllocAmount - pointsAllocAmount,
    };
  });
  const paid = lines.reduce((sum, line) => sum + line.paidAmount, 0);
  const freight = splitByWeights(sums.payableAmount - paid, weights);
  return lines.map((line, index) => ({ ...line, freightAllocAmount: freight[index] ?? 0 }));
}
