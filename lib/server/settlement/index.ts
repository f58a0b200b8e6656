/**
 * Settlement: what the platform takes of what stores sell, and what is left for them. It knows orders; how money moves it
 * leaves to the ledger, joined by the workflows.
 */

export { confirmStatement } from './confirm-statement.ts';
export {
  type Correction,
  countOpenCorrections,
  countWaitingCorrections,
  getCorrection,
  insertCorrection,
  type ListedCorrection,
  listChargeable,
  listCorrections,
  moveCorrection,
  readCorrections,
} from './correction-repository.ts';
export { canCorrect, correctionMoves, moveOf, waitingCorrections } from './correction-states.ts';
export {
  countOpenDeposits,
  countProposedDeposits,
  type Deposit,
  getDeposit,
  insertDeposit,
  listDeposits,
  moveDeposit,
  sumOverdue,
} from './deposit-repository.ts';
export { canMoveDeposit, depositMoves, firstStatus } from './deposit-states.ts';
export { describeFinance } from './describe-finance.ts';
export { describeStatement } from './describe-statement.ts';
export { type ExplainedFee, explainFees } from './explain-fees.ts';
export { type ExplainedOrder, explainOrder } from './explain-order.ts';
export { findStatementNos } from './find-statement-nos.ts';
export { forecastSettlement, settlementDays } from './forecast-settlement.ts';
export { getStatementDocument } from './get-statement-document.ts';
export { type LineSums, listLines, readLines, type SettlementLine } from './list-lines.ts';
export { listRates } from './list-rates.ts';
export { listStatements } from './list-statements.ts';
export { listSweepable, makeStatement } from './make-statement.ts';
export { moveStatement } from './move-statement.ts';
export { settlementRecordNames } from './record-names.ts';
export { resolveFees } from './resolve-fees.ts';
export { type RateInput, removeRate, saveRate } from './save-rate.ts';
export { lockStandingStatements, readStatementFees, type StatementFees } from './statement-fees.ts';
export {
  countDisputed,
  getStatement,
  listConfirmed,
  listLapsed,
  listStandingStatements,
  type Statement,
  sumOpenStatements,
  sumStatementsDue,
} from './statement-repository.ts';
export { daySeconds, endOfDueWeek, startOfCycle } from './statement-rules.ts';
export { canMove, canObject, statementMoves } from './statement-states.ts';
export { writeLine } from './write-line.ts';
