import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type {
  quoteCancel,
  quoteCopy,
  quoteCounter,
  quoteDecline,
  quoteItemCopy,
  quoteItemRemove,
  quoteItemSave,
  quoteMessage,
  quotePullBack,
  quoteRequote,
  quoteSave,
  quoteSubmit,
} from '#lib/contract/quotation/member-quotations.ts';
import { type CallOptions, postApi } from '../transport/browser.ts';
import { downloadFile } from '../transport/download.ts';
import { apiQuery } from '../transport/queries.ts';
import { changesBasket } from './basket-change.ts';

export type LineRequest = BodyOf<typeof quoteItemSave>;
export type SavedLine = DataOf<typeof quoteItemSave>;
export type CounterOffer = BodyOf<typeof quoteCounter>;

/** One version as it was sent; it never changes again. */
export const versionQuery = (no: string, n: number) => ({
  ...apiQuery('/api/quote/version', { no, n }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What can be configured of a product. A published version never changes, but another may take its place. */
export const templateQuery = (product: number) => apiQuery('/api/quote/templates', { product });

/** What runs by itself while somebody answers: the page says how it went, and no notice does. */
const silent: CallOptions = { isErrorShown: false, isCodeShown: false, isDuplicateCancelled: false, isBeside: true };

/**
 * Keeps a line of a draft, complete or not. While somebody answers, the end of a session must not take the page away:
 * the caller asks for the login in place and saves again.
 */
export const saveLineQuietly = (input: LineRequest): Promise<SavedLine> =>
  changesBasket(
    postApi('/api/quote/itemSave', input, { ...silent, isRedirectFollowed: false, answers: '/api/quote/info' }),
  );

/** Puts a line into a draft, or changes one. */
export const saveLine = (input: LineRequest): Promise<SavedLine> =>
  changesBasket(postApi('/api/quote/itemSave', input, { isDuplicateCancelled: false }));

export const copyLine = (body: BodyOf<typeof quoteItemCopy>) => changesBasket(postApi('/api/quote/itemCopy', body));

export const removeLines = (body: BodyOf<typeof quoteItemRemove>) =>
  changesBasket(postApi('/api/quote/itemRemove', body, { isDuplicateCancelled: false, isBeside: true }));

/** What a draft says beside its lines, saved while it is typed. The form shows what is refused, and all the rest itself. */
export const saveQuotation = (body: BodyOf<typeof quoteSave>) =>
  postApi('/api/quote/save', body, { ...silent, isRereadLater: true });

export const submitQuotation = (body: BodyOf<typeof quoteSubmit>) =>
  changesBasket(postApi('/api/quote/submit', body, { isSuccessShown: true }));

/** The form shows what is refused. */
export const sendCounter = (body: CounterOffer) =>
  postApi('/api/quote/counter', body, { isSuccessShown: true, isCodeShown: false });

export const declineQuotation = (body: BodyOf<typeof quoteDecline>) =>
  postApi('/api/quote/decline', body, { isSuccessShown: true });

export const cancelQuotation = (body: BodyOf<typeof quoteCancel>) =>
  changesBasket(postApi('/api/quote/cancel', body, { isSuccessShown: true }));

export const pullBackQuotation = (body: BodyOf<typeof quotePullBack>) =>
  postApi('/api/quote/pullBack', body, { isSuccessShown: true });

export const requoteQuotation = (body: BodyOf<typeof quoteRequote>) =>
  postApi('/api/quote/requote', body, { isSuccessShown: true });

export const copyQuotation = (body: BodyOf<typeof quoteCopy>) => changesBasket(postApi('/api/quote/copy', body));

/** The form shows what is refused. */
export const sendQuotationMessage = (body: BodyOf<typeof quoteMessage>) =>
  postApi('/api/quote/message', body, { isCodeShown: false });

/** Saves a version as a document in the reader's language. */
export const downloadQuotation = (no: string, n: number) => downloadFile('/api/quote/pdf', { no, n });
