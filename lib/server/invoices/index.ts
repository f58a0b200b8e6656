/**
 * Invoices: whom they are made out to, what was asked for, and the documents that came of it. It knows nothing of taxes that
 * somebody pays; numbers of invoices come from the tax side alone.
 */

export { confirmRed, denyRed, type RecipientActor } from './answer-red.ts';
export {
  type Application,
  type ApplicationScope,
  findApplication,
  getApplication,
  getApplicationById,
  type InvoiceItem,
  listItems,
  lockApplication,
  type Recipient,
} from './application-repository.ts';
export { applyForAllFees } from './apply-for-all-fees.ts';
export { applyForFees, type FeeWish } from './apply-for-fees.ts';
export { applyForInvoice, requireTogether, snapshotOf } from './apply-for-invoice.ts';
export { applyForRequests } from './apply-for-requests.ts';
export { askRed } from './ask-red.ts';
export { cancelInvoice } from './cancel-invoice.ts';
export { toCapitalAmount } from './capital-amount.ts';
export { findProductTaxes, type LineTax } from './category-taxes.ts';
export { changeTitle, readTitleObstacle } from './change-title.ts';
export { findBlueDocument, findDocument } from './documents.ts';
export { claimDueApplications, claimDueReds, planApplication, planRed } from './due-invoices.ts';
export { covers, findExcess } from './excess-rules.ts';
export { findOpenRed } from './find-open-red.ts';
export { type FinishedRed, finishRed } from './finish-red.ts';
export { followRefunds, requestForRefund } from './follow-refunds.ts';
export { giveUpRed } from './give-up-red.ts';
export { findHoldingInvoices, type HoldingInvoice } from './holding-invoices.ts';
export { type Draft, insertApplications } from './insert-applications.ts';
export {
  attachFile,
  attachUploads,
  type KeptFile,
  keyOf,
  openInvoiceFile,
  type UploadedFile,
  zipInvoiceFiles,
} from './invoice-files.ts';
export {
  countReported,
  listReportedDocuments,
  nameIssuers,
  type ReportedLine,
  type ReportFilter,
  type ReportRow,
  readReport,
  readReportedLines,
} from './invoice-report.ts';
export { type InvoiceableOrder, readLiveOfLines } from './invoiceable.ts';
export { type InvoiceableFees, readInvoiceableFees } from './invoiceable-fees.ts';
export { isPayingBack } from './invoiceable-rules.ts';
export {
  type Issuer,
  type IssuerActor,
  type IssuerFacts,
  issuerOf,
  platform,
  readIssuer,
  readIssuers,
  sameIssuer,
} from './issuers.ts';
export { lapseReds } from './lapse-reds.ts';
export {
  type ApplicationFilter,
  countApplications,
  listApplications,
  listInvoicesOfOrder,
  readApplications,
  waitingInvoiceStatuses,
} from './list-applications.ts';
export { type ListedInvoiceable, listInvoiceable, readWithStates } from './list-invoiceable.ts';
export {
  countIssuerInvoices,
  countToIssue,
  type IssuerFilter,
  listIssuerInvoices,
} from './list-issuer-invoices.ts';
export { listRedTasks, type RedTask } from './list-red-tasks.ts';
export { invoiceServices } from './list-services.ts';
export { listToIssue } from './list-to-issue.ts';
export { type LiveOfOrder, lockLiveOfOrder } from './live-of-order.ts';
export { findOwn, lockIssued, lockIssuedWithOrders } from './lock-issued.ts';
export { type LockedRed, lockRed } from './lock-red.ts';
export { moveApplication } from './move-application.ts';
export { moveRed, type RedConfirmation } from './move-red.ts';
export { noteMessage, setMessageOutcome } from './note-message.ts';
export { orderInvoiceState } from './order-invoice-state.ts';
export { alertOverdueInvoices, countOverdueInvoices, countPlatformInvoices } from './overdue.ts';
export { type InvoiceableRow, type PlannedItem, planInvoices } from './plan-invoices.ts';
export { type InvoicePreview, previewInvoice } from './preview-invoice.ts';
export { findInvoiceProvider, invoiceWebhooks, offeredProviders } from './providers/list-providers.ts';
export type {
  InvoiceNotice,
  InvoiceProvider,
  IssueAnswer,
  IssuedFacts,
  IssueOrder,
  ProviderFile,
  RedAnswer,
  RedOrder,
} from './providers/provider.ts';
export {
  findDifference,
  isRedAmount,
  questionsBeforeHelp,
  type ResultOutcome,
  triesBeforeMail,
  triesForFiles,
} from './providers/result-rules.ts';
export { type InvoiceDetails, listDocuments, listReds, readDetails } from './read-details.ts';
export type { Difference } from './reading/compare-facts.ts';
export { lookAtFiles } from './reading/read-invoice-file.ts';
export { readOf } from './reading/read-of.ts';
export { checkFiles, type FileReport, type GivenFile, saveFiles } from './reading/settle-files.ts';
export { type Recorded, recordByHand, recordLocked } from './record-by-hand.ts';
export { type DocumentFacts, type InvoiceDocument, recordBlue, recordRed } from './record-document.ts';
export { invoiceRecordNames } from './record-names.ts';
export { type RecordedRed, recordRedByHand } from './record-red-by-hand.ts';
export { type RestOfItem, restOfItems, sumOfParts, wholeOf } from './red-rules.ts';
export { canMoveRed, type RedMove } from './red-states.ts';
export { noteRefunded } from './refund-checks.ts';
export { isRefused, listRefusedItems } from './refused-red-rules.ts';
export { rejectInvoice, rejectLocked } from './reject-invoice.ts';
export { isTakenBackByProvider, type RedWish, requestRed } from './request-red.ts';
export { requirePossible } from './require-wish.ts';
export { resendInvoice } from './resend-invoice.ts';
export { countPendingPapers, decidePapers, listPapers, type PapersForReview, revealPapers } from './review-papers.ts';
export { listStoreIssuers, savePlatformIssuer, saveStoreIssuer } from './save-issuer.ts';
export { type IssuerChange, saveOwnIssuer } from './save-own-issuer.ts';
export { sendPapers } from './send-papers.ts';
export { setMailTracking } from './set-mail-tracking.ts';
export { decideSettlement, withdrawSettlement } from './settlement/decide-settlement.ts';
export { handInSettlement, readHandedIn } from './settlement/hand-in-settlement.ts';
export { openSettlementFile } from './settlement/open-settlement-file.ts';
export { readOpenSettlements } from './settlement/open-settlements.ts';
export {
  readInvoiceNeeds,
  requireInvoiced,
  type WithdrawalInvoices,
  waitsForInvoice,
} from './settlement/read-needs.ts';
export {
  countSubmittedSettlements,
  type ListedSettlementInvoice,
  listSettlementInvoices,
} from './settlement/settlement-repository.ts';
export { canMoveSettlement } from './settlement/settlement-states.ts';
export type { DocumentItem, InvoiceWish, MailAddress, PartySnapshot, TitleSnapshot } from './snapshots.ts';
export { type RedRequest, startRed } from './start-red.ts';
export { canMove, type InvoiceMove } from './states.ts';
export { countBare, countReceived, type IssuedSums, sumIssued } from './sum-issued.ts';
export { listRedsToConfirm, sumInvoices } from './sum-store-invoices.ts';
export type { ListedApplication } from './summary-facts.ts';
export {
  ensureTaxCodes,
  listTaxCodeOptions,
  listTaxCodes,
  type OwnTax,
  readOwnTaxes,
  saveCategoryTax,
  saveTaxCode,
  type TaxCode,
} from './tax-codes.ts';
export type { JudgedTaxAnswer } from './tax-file/judge-tax-answers.ts';
export { applyTaxResults, checkTaxResults } from './tax-file/settle-tax-results.ts';
export { listTaxFileRows } from './tax-file/tax-file-rows.ts';
export { netUnitPrice, splitTax, sumItems } from './tax-rules.ts';
export { mailReversed, tellIssued } from './tell-issued.ts';
export { tellDesk, tellIssuer, tellRecipient } from './tell-parties.ts';
export { isWholeHere } from './title-rules.ts';
export {
  forgetTitles,
  getTitle,
  type InvoiceTitle,
  listTitles,
  removeTitle,
  saveTitle,
  setDefaultTitle,
  type TitleOwner,
} from './titles.ts';
export { toIssueOrder } from './to-issue-order.ts';
export { isVoidable, voidInvoice } from './void-invoice.ts';
export { withdrawRed } from './withdraw-red.ts';
