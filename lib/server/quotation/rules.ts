import type { QuotationAction, QuotationStatus } from '#lib/contract/quotation/member-records.ts';
import { type Fen, shareByBasisPoints } from '../kernel/money.ts';
import type { Item, Quotation } from './repository.ts';

/** Counter-offers that one quotation sees at most (docs/domain/quotation.md 3, Q6). */
export const mostRounds = 10;

type Facts = Pick<Quotation, 'status' | 'validUntil' | 'rounds' | 'answerDeadline'>;

/** The moves that a customer is offered, by state. */
const byStatus: Record<QuotationStatus, QuotationAction[]> = {
  draft: ['edit', 'submit', 'cancel', 'copy'],
  submitted: ['pull_back', 'cancel', 'copy', 'message'],
  quoting: ['cancel', 'copy', 'message'],
  quoted: ['confirm', 'counter', 'decline', 'copy', 'message'],
  negotiating: ['cancel', 'copy', 'message'],
  converted: ['copy', 'message'],
  declined: ['requote', 'copy'],
  rejected: ['requote', 'copy'],
  expired: ['requote', 'copy'],
  cancelled: ['copy'],
};

/** What a customer may do now. An offer whose time is over can only be copied until the job has put it away. */
export function actionsOf(quotation: Facts, { itemCount, now }: { itemCount: number; now: Date }): QuotationAction[] {
  const { status, validUntil, rounds } = quotation;
  if (status === 'quoted' && validUntil !== null && validUntil <= now) return ['copy'];
  return byStatus[status].filter((action) => {
    if (action === 'submit') return itemCount > 0;
    return action !== 'counter' || rounds < mostRounds;
  });
}

/** When the one whose turn it is has to have acted. */
export function deadlineOf({ status, validUntil, answerDeadline }: Facts): Date | null {
  return status === 'quoted' ? validUntil : answerDeadline;
}

const writable: readonly QuotationStatus[] = ['submitted', 'quoting', 'quoted', 'negotiating', 'converted'];

/** Whether the two sides can write to each other; once it has ended both only read (Q11). */
export function isOpenForMessages({ status, validUntil }: Facts, now: Date): boolean {
  if (status === 'quoted' && validUntil !== null && validUntil <= now) return false;
  return writable.includes(status);
}

const sellerActions = ['open', 'send', 'reject', 'requote', 'message', 'cancel', 'confirm'] as const;
export type SellerAction = (typeof sellerActions)[number];

const forSeller: Record<QuotationStatus, SellerAction[]> = {
  draft: [],
  submitted: ['open', 'reject', 'message', 'cancel'],
  quoting: ['send', 'reject', 'message', 'cancel'],
  quoted: ['message', 'confirm'],
  negotiating: ['open', 'reject', 'message', 'cancel'],
  converted: ['message'],
  declined: ['requote'],
  rejected: ['requote'],
  expired: ['requote'],
  cancelled: [],
};

/** For the customer, which is for operators alone. */
const forOperator: readonly SellerAction[] = ['cancel', 'confirm'];

interface SellerView {
  isOwn: boolean;
  isPlatform: boolean;
  now: Date;
}

/** What a seller may do now. Of what is in the pool it can only be opened. */
export function sellerActionsOf(quotation: Facts, { isOwn, isPlatform, now }: SellerView): SellerAction[] {
  const actions = forSeller[quotation.status].filter((action) => isPlatform || !forOperator.includes(action));
  if (!isOwn) return actions.filter((action) => action === 'open');
  const isOver = !isOpenForMessages(quotation, now);
  return actions.filter((action) => !(isOver && (action === 'message' || action === 'confirm')));
}

/** What has to be paid first; zero without a deposit. */
export function depositOf(total: Fen, depositBp: number): Fen {
  return shareByBasisPoints(total, depositBp);
}

/** The total, as far as it is known without a seller: undefined while one has to name a price. */
export function knownTotal(items: Pick<Item, 'result'>[], total: Fen): Fen | undefined {
  return items.some(({ result }) => result === 'needs_quote') ? undefined : total;
}
