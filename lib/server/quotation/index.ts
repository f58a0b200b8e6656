/**
 * Quotations: what somebody wants to have, from the basket over a seller's offers to the moment it becomes an order. It
 * does not know orders, payments or stock that is promised to others.
 */

export type { AnswerTemplate } from './answer-templates/list-answer-templates.ts';
export { listAnswerTemplates } from './answer-templates/list-answer-templates.ts';
export { removeAnswerTemplate } from './answer-templates/remove-answer-template.ts';
export { saveAnswerTemplate, type TemplateFacts } from './answer-templates/save-answer-template.ts';
export { copyQuotation } from './copy-quotation.ts';
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
export { getDocument, getDocumentForSeller } from './get-document.ts';
export { addToBasket, takeBasketLines } from './items/basket-lines.ts';
export { copyItem } from './items/copy-item.ts';
export type { ShownItem } from './items/freshen-items.ts';
export { priceLine } from './items/price-line.ts';
export type { PricedLine } from './items/priced-line.ts';
export { readBasketLines } from './items/read-basket-lines.ts';
export { removeBasketLines, removeItems } from './items/remove-items.ts';
export { type ItemInput, type SavedItem, saveItem } from './items/save-item.ts';
export { shownPrices } from './items/shown-prices.ts';
export { type ExportedQuotation, exportQuotations } from './lists/export-quotations.ts';
export { countForSeller, listForSeller } from './lists/list-for-seller.ts';
export {
  countBasketLines,
  countOpenQuotations,
  type ListedQuotation,
  listQuotations,
} from './lists/list-quotations.ts';
export { countOffersOut, countSellerWork, listSellerWork } from './lists/list-seller-work.ts';
export {
  listMessagesForSeller,
  listMessagesOf,
  type ShownMessage,
  writeToCustomer,
  writeToSeller,
} from './messages.ts';
export { rejectQuotation, requoteQuotation } from './offers/answer-quotation.ts';
export {
  type ConfirmableOffer,
  getConfirmable,
  lockConfirmable,
  markConverted,
} from './offers/confirm-offer.ts';
export { counterQuotation } from './offers/counter-offer.ts';
export { expireOffers, remindOfOffers } from './offers/expire-offers.ts';
export { findOfferedDays } from './offers/find-offered-days.ts';
export { pullBackQuotation } from './offers/pull-back.ts';
export { reopenAfterUnpaid } from './offers/reopen-offer.ts';
export { askForRequote } from './offers/requote.ts';
export { type Offer, sendOffer } from './offers/send-offer.ts';
export { openQuotation } from './open-quotation.ts';
export { countPictureQuotations, quotationPictureUses } from './picture-uses.ts';
export { quotationRecordNames } from './record-names.ts';
export { removeOldDrafts } from './remove-drafts.ts';
export { findQuotationId, type Quotation, type Version } from './repository.ts';
export {
  actionsOf,
  deadlineOf,
  depositOf,
  knownTotal,
  mostRounds,
  type SellerAction,
  sellerActionsOf,
} from './rules.ts';
export { saveDraft } from './save-draft.ts';
export { asPlatform, asStore, isOwn, isPooled, type Seller } from './seller.ts';
export { saveSignedDocuments } from './signed-documents.ts';

export { turnOf } from './states.ts';
export { submitQuotation } from './submit-quotation.ts';
