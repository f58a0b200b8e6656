import type { ServerContext } from '../../db/context.ts';
import { listToIssue } from '../../invoices/index.ts';
import { beginIssuing } from './begin-issuing.ts';

/** So many a run: what a store has to have issued at once does not keep others waiting. */
const mostARun = 100;

/**
 * Begins what was asked for of issuers who have it issued by itself, the longest waiting first. What a refund has made smaller
 * since it was asked for, and what has failed, waits for a person. Answers how many were begun.
 */
export async function beginAutomatically(ctx: ServerContext): Promise<number> {
  const waiting = await listToIssue(ctx, mostARun);
  let begun = 0;
  for (const { no, issuerType, issuerId } of waiting) {
    const [outcome] = await beginIssuing(ctx, { issuer: { issuerType, issuerId } }, [no]);
    if (outcome?.refusal === null) begun += 1;
  }
  return begun;
}
