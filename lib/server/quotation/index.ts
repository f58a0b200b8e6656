/**
 * Quotations: what somebody wants to have, from the basket over a seller's offers to the moment it becomes an order. It
 * does not know orders, payments or stock that is promised to others.
 */

export { rejectQuotation, requoteQuotation } from './answer-quotation.ts';
export { addToBasket, takeBasketLines } from './basket-lines.ts';
export {
  type ConfirmableOffer,
  getConfirmable,
  lockConfirmable,
  markConverted,
} from './confirm-offer.ts';
export { copyItem } from './copy-item.ts';
export { copyQuotation } from './copy-quotation.ts';
export { counterQuotation } from './counter-offer.ts';
export {
  describeBasket,
  describeForSeller,
  describeOwnVersion,
  describeQuotation,
  describeVersionForSeller,
  nameSeller,
  type QuotationView,
  type ShownVersion,
} from './describe-quotation.ts';
export { describeSpec, summariseSpec } from './describe-spec.ts';
export { cancelForCustomer, cancelQuotation, declineQuotation } from './end-quotation.ts';
export { expireOffers, remindOfOffers } from './expire-offers.ts';
export { type ExportedQuotation, exportQuotations } from './export-quotations.ts';
export { findOfferedDays } from './find-offered-days.ts';
export type { ShownItem } from './freshen-items.ts';
export { getDocument, getDocumentForSeller } from './get-document.ts';
export { listAnswerTemplates } from './list-answer-templates.ts';
export { countForSeller, listForSeller } from './list-for-seller.ts';
export { countBasketLines, countOpenQuotations, type ListedQuotation, listQuotations } from './list-quotations.ts';
export { countOffersOut, countSellerWork, listSellerWork } from './list-seller-work.ts';
export {
  listMessagesForSeller,
  listMessagesOf,
  type ShownMessage,
  writeToCustomer,
  writeToSeller,
} from './messages.ts';
export { openQuotation } from './open-quotation.ts';
export { priceLine } from './price-line.ts';
export type { PricedLine } from './priced-line.ts';
export { pullBackQuotation } from './pull-back.ts';
export { readBasketLines } from './read-basket-lines.ts';
export { quotationRecordNames } from './record-names.ts';
export { removeAnswerTemplate } from './remove-answer-template.ts';
export { removeOldDrafts } from './remove-drafts.ts';
export { removeBasketLines, removeItems } from './remove-items.ts';
export { reopenAfterUnpaid } from './reopen-offer.ts';
export { findQuotationId, type Quotation, type Version } from './repository.ts';
export { askForRequote } from './requote.ts';
export {
  actionsOf,
  deadlineOf,
  depositOf,
  knownTotal,
  mostRounds,
  type SellerAction,
  sellerActionsOf,
} from './rules.ts';
export { type AnswerTemplate, saveAnswerTemplate, type TemplateFacts } from './save-answer-template.ts';
export { saveDraft } from './save-draft.ts';
export { type ItemInput, type SavedItem, saveItem } from './save-item.ts';
export { asPlatform, asStore, isOwn, isPooled, type Seller } from './seller.ts';
export { type Offer, sendOffer } from './send-offer.ts';
export { shownPrices } from './shown-prices.ts';
export { keepSignedPapers } from './signed-papers.ts';

export { turnOf } from './states.ts';
export { submitQuotation } from './submit-quotation.ts';
