import { userPath } from '#lib/routes/user-path.ts';
import type { EventKind } from './event-kind.ts';

/** Of quotations, to both sides and the desk. */
export const quoteEvents = {
  quoteSubmitted: { category: 'quote', link: userPath('desk/quotations'), node: 'operator/quote/list' },
  quoteOpened: { category: 'quote', link: userPath('quotation_order') },
  quoteSent: { category: 'quote', link: userPath('quotation_order'), sending: 'always', topic: 'Quotes' },
  quoteCountered: { category: 'quote', link: userPath('store/quotation') },
  quoteConfirmed: { category: 'quote', link: userPath('store/quotation') },
  quoteConfirmedFor: { category: 'quote', link: userPath('account/myorder') },
  quoteDeclined: { category: 'quote', link: userPath('store/quotation') },
  quoteRejected: { category: 'quote', link: userPath('quotation_order') },
  quoteCancelled: { category: 'quote', link: userPath('store/quotation') },
  quoteCancelledFor: { category: 'quote', link: userPath('quotation_order') },
  quoteCancelledForSeller: { category: 'quote', link: userPath('store/quotation') },
  quoteRequoteAsked: { category: 'quote', link: userPath('store/quotation') },
  quoteEnding: { category: 'quote', link: userPath('quotation_order') },
  quoteEndingSeller: { category: 'quote', link: userPath('store/quotation') },
  quoteExpired: { category: 'quote', link: userPath('quotation_order') },
  quoteExpiredSeller: { category: 'quote', link: userPath('store/quotation') },
  quoteReopened: { category: 'quote', link: userPath('quotation_order') },
  quoteMessage: { category: 'quote', link: userPath('quotation_order') },
  quoteMessageSeller: { category: 'quote', link: userPath('store/quotation') },
} as const satisfies Record<string, EventKind>;
