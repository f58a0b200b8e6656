import type { SpecNode, SpecValue } from '#lib/contract/catalogue/specification.ts';
import { roundHalfUp, toExact, whole } from '#lib/specification/exact.ts';
import { shownUnitPrice } from '#lib/specification/unit-price.ts';
import { toAmount } from './money.ts';

/** How an amount came about: so many at so much; undefined where it is one sum. */
interface Multiplied {
  count: number;
  /** Of the wire; times `count` it is the amount. */
  price: string;
}

const perPiece = ['per_unit', 'tier', 'area', 'formula'];

interface CountedLine {
  node: SpecNode | undefined;
  qty: number;
  answer: SpecValue | undefined;
}

/** Pieces and the price of one, where they multiply to the amount to the fen. */
export function multiplied({ node, qty, answer }: CountedLine, amountInFen: number): Multiplied | undefined {
  if (!node?.price_rule || !perPiece.includes(node.price_rule.type)) return undefined;
  const each = typeof answer === 'number' && Number.isInteger(answer) && node.kind === 'number' ? answer : 1;
  const count = qty * each;
  const price = count > 1 ? shownUnitPrice({ qty: count, amountInFen }) : null;
  return price === null ? undefined : { count, price };
}

interface PriceStep {
  from: number;
  /** Of the wire, for one. */
  price: string;
  /** The step that the quantity reaches. */
  isReached: boolean;
}

interface PriceSteps {
  steps: PriceStep[];
  /** The step after the reached one, and what each piece costs less there; undefined where that is not less. */
  next: { from: number; price: string; saving: string } | undefined;
}

/** The steps of a price that falls with the quantity; undefined where the node has none, or only one. */
export function priceSteps({ node, qty, answer }: CountedLine): PriceSteps | undefined {
  const rule = node?.price_rule;
  if (rule?.type !== 'tier' || rule.tiers.length < 2) return undefined;
  const each = typeof answer === 'number' ? (toExact(answer) ?? whole(1)) : whole(1);
  const units = roundHalfUp({ over: each.over * BigInt(qty), under: each.under }) ?? qty;
  const reached = Math.max(
    0,
    rule.tiers.findLastIndex(({ from_qty: from }) => units >= from),
  );
  const steps = rule.tiers.map(({ from_qty: from, amount_in_fen: fen }, index) => ({
    from,
    price: toAmount(fen),
    isReached: index === reached,
  }));
  const [now, then] = [rule.tiers[reached], rule.tiers[reached + 1]];
  const less = now && then ? now.amount_in_fen - then.amount_in_fen : 0;
  const next =
    then && less > 0 ? { from: then.from_qty, price: toAmount(then.amount_in_fen), saving: toAmount(less) } : undefined;
  return { steps, next };
}
