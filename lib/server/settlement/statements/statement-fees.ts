import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { storeStatements } from '../statement-tables.ts';
import { storeSettlementLines } from '../tables.ts';
import type { Statement } from './statement-repository.ts';

/** What the platform has taken in a statement, tax included: below zero where it gave back more than it took. */
export interface StatementFees {
  statement: Statement;
  commission: Fen;
  /** For the way orders were paid. */
  channelFee: Fen;
}

/**
 * What the platform takes in the statements of a store that stand: those it has confirmed, and those that are settled. The oldest
 * first.
 */
export async function readStatementFees(db: Executor, storeId: number): Promise<StatementFees[]> {
  const of = storeSettlementLines;
  const rows = await db
    .select({
      statement: storeStatements,
      commission: sql<number>`sum(${of.commissionAmount} + ${of.commissionTaxAmount})::bigint`.mapWith(Number),
      channelFee: sql<number>`sum(${of.channelFeeAmount})::bigint`.mapWith(Number),
    })
    .from(storeStatements)
    .innerJoin(of, eq(of.statementId, storeStatements.id))
    .where(and(eq(storeStatements.storeId, storeId), inArray(storeStatements.status, ['confirmed', 'settled'])))
    .groupBy(storeStatements.id)
    .orderBy(asc(storeStatements.id));
  return rows;
}

/** Locks the statements of a store that stand, in the order of their keys, until the transaction ends. */
export async function lockStandingStatements(tx: Executor, storeId: number): Promise<void> {
  const { id, status } = storeStatements;
  await tx
    .select({ id })
    .from(storeStatements)
    .where(and(eq(storeStatements.storeId, storeId), inArray(status, ['confirmed', 'settled'])))
    .orderBy(asc(id))
    .for('update');
}
