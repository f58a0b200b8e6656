/**
 * Invoices: whom they are made out to, what was asked for, and the documents that came of it. It knows nothing of taxes that
 * somebody pays; numbers of invoices come from the tax side alone.
 */

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
export { applyForAllFees } from './applying/apply-for-all-fees.ts';
export { applyForFees, type RequestedFeeInvoice } from './applying/apply-for-fees.ts';
export { applyForInvoice, requireTogether, snapshotOf } from './applying/apply-for-invoice.ts';
export { applyForRequests } from './applying/apply-for-requests.ts';
export { cancelInvoice } from './applying/cancel-invoice.ts';
export { findProductTaxes, type LineTax } from './applying/category-taxes.ts';
export { covers, findExcess } from './applying/excess-rules.ts';
export { type Draft, insertApplications } from './applying/insert-applications.ts';
export { type InvoiceableOrder, readLiveOfLines } from './applying/invoiceable.ts';
export { type InvoiceableFees, readInvoiceableFees } from './applying/invoiceable-fees.ts';
export { isPayingBack } from './applying/invoiceable-rules.ts';
export { type ListedInvoiceable, listInvoiceable, readWithStates } from './applying/list-invoiceable.ts';
export { type LiveOfOrder, lockLiveOfOrder } from './applying/live-of-order.ts';
export { orderInvoiceState } from './applying/order-invoice-state.ts';
export { type InvoiceableRow, type PlannedItem, planInvoices } from './applying/plan-invoices.ts';
export { type InvoicePreview, previewInvoice } from './applying/preview-invoice.ts';
export { requirePossible } from './applying/require-possible.ts';
export type {
  DocumentItem,
  MailAddress,
  PartySnapshot,
  RequestedInvoice,
  TitleSnapshot,
} from './applying/snapshots.ts';
export type { ListedApplication } from './applying/summary-facts.ts';
export {
  ensureTaxCodes,
  listTaxCodeOptions,
  listTaxCodes,
  type OwnTax,
  readOwnTaxes,
  saveCategoryTax,
  saveTaxCode,
  type TaxCode,
} from './applying/tax-codes.ts';
export { netUnitPrice, splitTax, sumItems } from './applying/tax-rules.ts';
export {
  type Issuer,
  type IssuerActor,
  type IssuerFacts,
  issuerOf,
  platform,
  readIssuer,
  readIssuers,
  sameIssuer,
} from './issuers/issuers.ts';
export {
  countIssuerInvoices,
  countToIssue,
  type IssuerFilter,
  listIssuerInvoices,
} from './issuers/list-issuer-invoices.ts';
export { listStoreIssuers, savePlatformIssuer, saveStoreIssuer } from './issuers/save-issuer.ts';
export { type IssuerChange, saveOwnIssuer } from './issuers/save-own-issuer.ts';
export { toCapitalAmount } from './issuing/capital-amount.ts';
export { findBlueDocument, findDocument } from './issuing/documents.ts';
export { claimDueApplications, claimDueReds, planApplication, planRed } from './issuing/due-invoices.ts';
export { findHoldingInvoices, type HoldingInvoice } from './issuing/holding-invoices.ts';
export type { DocumentFacts, InvoiceDocument } from './issuing/invoice-document.ts';
export {
  attachFile,
  attachUploads,
  type KeptFile,
  keyOf,
  openInvoiceFile,
  type UploadedFile,
  zipInvoiceFiles,
} from './issuing/invoice-files.ts';
export { listToIssue } from './issuing/list-to-issue.ts';
export { findOwn, lockIssued, lockIssuedWithOrders } from './issuing/lock-issued.ts';
export { alertOverdueInvoices, countOverdueInvoices, countPlatformInvoices } from './issuing/overdue.ts';
export { type InvoiceDetails, listDocuments, listReds, readDetails } from './issuing/read-details.ts';
export { recordBlue, recordRed } from './issuing/record-document.ts';
export { type Recorded, recordLocked, recordManually } from './issuing/record-manually.ts';
export { rejectInvoice, rejectLocked } from './issuing/reject-invoice.ts';
export { resendInvoice } from './issuing/resend-invoice.ts';
export { setMailTracking } from './issuing/set-mail-tracking.ts';
export { countBare, countReceived, type IssuedSums, sumIssued } from './issuing/sum-issued.ts';
export { listRedsToConfirm, sumInvoices } from './issuing/sum-store-invoices.ts';
export { toIssueOrder } from './issuing/to-issue-order.ts';
export { isVoidable, voidInvoice } from './issuing/void-invoice.ts';
export { invoiceServices } from './list-services.ts';
export {
  countReported,
  listReportedDocuments,
  nameIssuers,
  type ReportedLine,
  type ReportFilter,
  type ReportRow,
  readReport,
  readReportedLines,
} from './lists/invoice-report.ts';
export {
  type ApplicationFilter,
  countApplications,
  listApplications,
  listInvoicesOfOrder,
  readApplications,
  waitingInvoiceStatuses,
} from './lists/list-applications.ts';
export { moveApplication } from './move-application.ts';
export { noteMessage, setMessageOutcome } from './notify/note-message.ts';
export { mailReversed, notifyIssued } from './notify/notify-issued.ts';
export { notifyDesk, notifyIssuer, notifyRecipient } from './notify/notify-parties.ts';
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
export type { Difference } from './reading/compare-facts.ts';
export { lookAtFiles } from './reading/read-invoice-file.ts';
export { readOf } from './reading/read-of.ts';
export { checkFiles, type FileReport, type GivenFile, saveFiles } from './reading/settle-files.ts';
export { invoiceRecordNames } from './record-names.ts';
export { confirmRed, denyRed, type RecipientActor } from './red/answer-red.ts';
export { askRed } from './red/ask-red.ts';
export { expireReds } from './red/expire-reds.ts';
export { findOpenRed } from './red/find-open-red.ts';
export { type FinishedRed, finishRed } from './red/finish-red.ts';
export { followRefunds, requestForRefund } from './red/follow-refunds.ts';
export { giveUpRed } from './red/give-up-red.ts';
export { listRedTasks, type RedTask } from './red/list-red-tasks.ts';
export { type LockedRed, lockRed } from './red/lock-red.ts';
export { moveRed, type RedConfirmation } from './red/move-red.ts';
export { type RecordedRed, recordRedManually } from './red/record-red-manually.ts';
export { type RestOfItem, restOfItems, sumOfParts, wholeOf } from './red/red-rules.ts';
export { canMoveRed, type RedMove } from './red/red-states.ts';
export { noteRefunded } from './red/refund-checks.ts';
export { isRefused, listRefusedItems } from './red/refused-red-rules.ts';
export { isTakenBackByProvider, type RequestedRed, requestRed } from './red/request-red.ts';
export { type RedRequest, startRed } from './red/start-red.ts';
export { withdrawRed } from './red/withdraw-red.ts';
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
export { canMove, type InvoiceMove } from './states.ts';
export type { JudgedTaxAnswer } from './tax-file/judge-tax-answers.ts';
export { applyTaxResults, checkTaxResults } from './tax-file/settle-tax-results.ts';
export { listTaxFileRows } from './tax-file/tax-file-rows.ts';
export { changeTitle, readTitleObstacle } from './titles/change-title.ts';
export {
  countPendingDocuments,
  type DocumentsForReview,
  decideDocuments,
  listTitleDocuments,
  revealDocuments,
} from './titles/review-documents.ts';
export { sendDocuments } from './titles/send-documents.ts';
export { isWholeHere, toTitleTexts } from './titles/title-rules.ts';
export {
  forgetTitles,
  getTitle,
  type InvoiceTitle,
  listTitles,
  removeTitle,
  saveTitle,
  setDefaultTitle,
  type TitleOwner,
} from './titles/titles.ts';
