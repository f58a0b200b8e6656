/**
 * Settlement: what the platform takes of what stores sell, and what is left for them. It knows orders; how money moves it
 * leaves to the ledger, joined by the workflows.
 */

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
export { type ExplainedFee, explainFees } from './explain-fees.ts';
export { type ExplainedOrder, explainOrder } from './explain-order.ts';
export { forecastSettlement, settlementDays } from './forecast-settlement.ts';
export { listRates } from './list-rates.ts';
export { settlementRecordNames } from './record-names.ts';
export { resolveFees } from './resolve-fees.ts';
export { type RateInput, removeRate, saveRate } from './save-rate.ts';
export { confirmStatement } from './statements/confirm-statement.ts';
export { describeStatement } from './statements/describe-statement.ts';
export { findStatementNos } from './statements/find-statement-nos.ts';
export { getStatementDocument } from './statements/get-statement-document.ts';
export { type LineSums, listLines, readLines, type SettlementLine } from './statements/list-lines.ts';
export { listStatements } from './statements/list-statements.ts';
export { listSweepable, makeStatement } from './statements/make-statement.ts';
export { moveStatement } from './statements/move-statement.ts';
export { lockStandingStatements, readStatementFees, type StatementFees } from './statements/statement-fees.ts';
export {
  countDisputed,
  getStatement,
  listConfirmed,
  listExpired,
  listStandingStatements,
  type Statement,
  sumOpenStatements,
  sumStatementsDue,
} from './statements/statement-repository.ts';
export { daySeconds, endOfDueWeek, startOfCycle } from './statements/statement-rules.ts';
export { canMove, canObject, statementMoves } from './statements/statement-states.ts';
export { writeLine } from './statements/write-line.ts';
