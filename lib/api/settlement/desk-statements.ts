import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorStatement, operatorStatements } from '#lib/contract/settlement/desk-statements.ts';
import { downloadFile } from '../transport/download.ts';
import { lookupAt } from '../transport/lookup.ts';
import { postAt } from '../transport/post-at.ts';

export type DeskStatement = DataOf<typeof operatorStatements>['list'][number];
export type DeskStatementInfo = DataOf<typeof operatorStatement>;
/** Stores, to choose the one whose statement is made. */
export const statementStoreLookup = lookupAt('/api/operator/statement/stores');

export const proposeAnswer = postAt('/api/operator/statement/propose');
export const dropAnswer = postAt('/api/operator/statement/drop');
export const approveAnswer = postAt('/api/operator/statement/approve');
export const refuseObjection = postAt('/api/operator/statement/refuse');
export const makeStatement = postAt('/api/operator/statement/make');
export const settleStatement = postAt('/api/operator/statement/settle');

/** Saves it as a document; answers the name under which it was saved. */
export const downloadDeskStatement = (no: string) => downloadFile('/api/operator/statement/pdf', { no });
