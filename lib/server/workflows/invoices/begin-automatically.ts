import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { ServerContext } from '../../db/context.ts';
import { listToIssue } from '../../invoices/index.ts';
import { beginIssuing } from './begin-issuing.ts';

/**
 * Begins what was asked for of issuers who have it issued by itself, the longest waiting first. What a refund has made smaller
 * since it was asked for, and what has failed, waits for a person. Answers how many were begun.
 */
export async function beginAutomatically(ctx: ServerContext): Promise<number> {
  const find = (limit: number) => listToIssue(ctx, limit);
  const workOutside = async ({ no, issuerType, issuerId }: Awaited<ReturnType<typeof find>>[number]) => {
    const [outcome] = await beginIssuing(ctx, { issuer: { issuerType, issuerId } }, [no]);
    return outcome?.refusal === null;
  };
  return forEachDue(ctx, 'issue-invoices', { find, keyOf: ({ no }) => no, workOutside });
}
