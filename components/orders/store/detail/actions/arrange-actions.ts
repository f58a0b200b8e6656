import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import type { SoldMove } from '../seller-side.ts';

/** What carries the order on, the most wanted first. Everything else stands beside it or in the menu. */
const forward: readonly SoldMove[] = ['accept', 'ship', 'appointment', 'done', 'dispatch', 'adjust', 'confirmReceipt'];

/** Moves that take something away, least wanted last. */
const aside: readonly SoldMove[] = ['take', 'extend', 'release', 'refuse', 'transfer', 'askClose', 'cancel', 'close'];

const mostBeside = 2;

export interface ArrangedActions {
  main: SoldMove | undefined;
  beside: SoldMove[];
  menu: SoldMove[];
}

type Facts = Pick<SellerOrderDetail, 'appointment'>;

/** One main action, up to two beside it, the rest in a menu; no menu for a single move. */
export function arrangeActions(offered: readonly SoldMove[], { appointment }: Facts): ArrangedActions {
  const wanted = appointment ? [...forward].sort((left, right) => later(left) - later(right)) : forward;
  const ordered = [...wanted, ...aside].filter((move) => offered.includes(move));
  const [first] = ordered;
  const main = first !== undefined && forward.includes(first) ? first : undefined;
  const others = ordered.filter((move) => move !== main);
  if (others.length <= mostBeside) return { main, beside: others, menu: [] };
  return { main, beside: others.slice(0, 1), menu: others.slice(1) };
}

/** A service whose time is set waits for being done, not for another time. */
const later = (move: SoldMove) => (move === 'appointment' ? 1 : 0);
