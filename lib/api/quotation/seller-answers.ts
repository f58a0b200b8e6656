import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { storeQuoteDesk } from '#lib/contract/quotation/seller-answers.ts';
import type { storeQuote } from '#lib/contract/quotation/store-quotations.ts';
import { type SellerSide, sellerPathOf } from '#lib/contract/seller-path.ts';
import { type CallOptions, postApi } from '../transport/browser.ts';
import { downloadFile } from '../transport/download.ts';
import { inForm, postAt, postOnceAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

const sellerPath = sellerPathOf('quote');

export type { AnswerTemplate } from '#lib/contract/quotation/seller-answers.ts';
export type {
  SellerQuotation,
  SellerQuotationDetail,
  SellerQuotationMessage,
} from '#lib/contract/quotation/store-quotations.ts';

export type DeskSide = SellerSide;

type Calls = typeof storeQuote & typeof storeQuoteDesk;
export type OfferBody = BodyOf<Calls['offer']>;
export type TemplateBody = BodyOf<Calls['templateSave']>;

/** How many lie in the pool, and how many wait for an answer of this desk. */
export const deskCountsQuery = (side: DeskSide) => apiQuery(sellerPath(side, 'counts'));

/** One quotation as who answers it reads it. */
export const deskQuotationQuery = (side: DeskSide, no: string) => apiQuery(sellerPath(side, 'info'), { no });

/** One version as it was sent; it never changes again. */
export const deskVersionQuery = (side: DeskSide, no: string, n: number) => ({
  ...apiQuery(sellerPath(side, 'version'), { no, n }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What was written, with the notes of the own side. */
export const deskMessagesQuery = (side: DeskSide, no: string) => apiQuery(sellerPath(side, 'messages'), { no });

/** Terms that are offered again and again. */
export const templatesQuery = (side: DeskSide) => apiQuery(sellerPath(side, 'templates'));

/** One of many rows: the list says how each went. */
const silent: CallOptions = { isCodeShown: false, isErrorShown: false, isDuplicateCancelled: false };

/** Takes a quotation up: of several at once the first, the others get `already_taken`. */
export const openQuotation = (side: DeskSide, no: string) => postApi(sellerPath(side, 'open'), { no }, inForm);

/** The same as one of many. */
export const openQuietly = (side: DeskSide, no: string) => postApi(sellerPath(side, 'open'), { no }, silent);

/** Puts an offer on the table. */
export const sendOffer = (side: DeskSide, body: OfferBody) => postApi(sellerPath(side, 'offer'), body, inForm);

/** Says that no offer can be made. */
export const rejectQuotation = (side: DeskSide, body: BodyOf<Calls['reject']>) =>
  postApi(sellerPath(side, 'reject'), body, inForm);

/** Goes on with one that has ended without an order. */
export const requoteAgain = (side: DeskSide, no: string) => postApi(sellerPath(side, 'requote'), { no }, inForm);

/** Writes to the customer, or a note for the own side. */
export const sendDeskMessage = (side: DeskSide, body: BodyOf<Calls['message']>) =>
  postApi(sellerPath(side, 'message'), body, { isCodeShown: false });

/** Saves a version as a document in the reader's language. */
export const downloadForDesk = (side: DeskSide, no: string, n: number) =>
  downloadFile(sellerPath(side, 'pdf'), { no, n });

/** Keeps terms under a name; the form shows what is refused. */
export const saveTemplate = (side: DeskSide, body: TemplateBody) =>
  postApi(sellerPath(side, 'templateSave'), body, inForm);

export const removeTemplate = (side: DeskSide, id: number) =>
  postApi(sellerPath(side, 'templateRemove'), { id }, { isSuccessShown: true });

/** Ends a quotation for its customer, before there is an offer. */
export const cancelForCustomer = postAt('/api/operator/quote/cancel');

/** Orders for the customer by what was signed on paper. The same key makes the same order. */
export const confirmForCustomer = postOnceAt('/api/operator/quote/confirm');
