import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import type { SellerMove } from '../seller-side.ts';

/** What carries the order on, the most wanted first. Everything else stands beside it or in the menu. */
const forward: readonly SellerMove[] = [
  'accept',
  'ship',
  'appointment',
  'done',
  'dispatch',
  'adjust',
  'confirmReceipt',
];

/** Moves that take something away, least wanted last. */
const aside: readonly SellerMove[] = ['take', 'extend', 'release', 'refuse', 'transfer', 'askClose', 'cancel', 'close'];

const mostBeside = 2;

interface ArrangedActions {
  main: SellerMove | undefined;
  beside: SellerMove[];
  menu: SellerMove[];
}

type Facts = Pick<SellerOrderDetail, 'appointment'>;

/** One main action, up to two beside it, the rest in a menu; no menu for a single move. */
export function arrangeActions(offered: readonly SellerMove[], { appointment }: Facts): ArrangedActions {
  const pending = appointment ? [...forward].sort((left, right) => later(left) - later(right)) : forward;
  const ordered = [...pending, ...aside].filter((move) => offered.includes(move));
  const [first] = ordered;
  const main = first !== undefined && forward.includes(first) ? first : undefined;
  const others = ordered.filter((move) => move !== main);
  if (others.length <= mostBeside) return { main, beside: others, menu: [] };
  return { main, beside: others.slice(0, 1), menu: others.slice(1) };
}

/** A service whose time is set waits for being done, not for another time. */
const later = (move: SellerMove) => (move === 'appointment' ? 1 : 0);
