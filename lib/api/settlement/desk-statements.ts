import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type {
  operatorStatement,
  operatorStatementApprove,
  operatorStatementMake,
  operatorStatementPropose,
  operatorStatementRefuse,
  operatorStatementSettle,
  operatorStatements,
} from '#lib/contract/settlement/desk-statements.ts';
import { postApi } from '../transport/browser.ts';
import { downloadFile } from '../transport/download.ts';
import { lookupAt } from '../transport/lookup.ts';

export type DeskStatement = DataOf<typeof operatorStatements>['list'][number];
export type DeskStatementInfo = DataOf<typeof operatorStatement>;
type Reasoned = BodyOf<typeof operatorStatementRefuse>;

/** Stores, to choose the one whose statement is made. */
export const statementStoreLookup = lookupAt('/api/operator/statement/stores');

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

export const proposeAnswer = (body: BodyOf<typeof operatorStatementPropose>) =>
  postApi('/api/operator/statement/propose', body, inForm);
export const dropAnswer = (body: Reasoned) => postApi('/api/operator/statement/drop', body, inForm);
export const approveAnswer = (body: BodyOf<typeof operatorStatementApprove>) =>
  postApi('/api/operator/statement/approve', body, inForm);
export const refuseObjection = (body: Reasoned) => postApi('/api/operator/statement/refuse', body, inForm);
export const makeStatement = (body: BodyOf<typeof operatorStatementMake>) =>
  postApi('/api/operator/statement/make', body, inForm);
export const settleStatement = (body: BodyOf<typeof operatorStatementSettle>) =>
  postApi('/api/operator/statement/settle', body, inForm);

/** Saves it as a document; answers the name under which it was saved. */
export const downloadDeskStatement = (no: string) => downloadFile('/api/operator/statement/pdf', { no });
