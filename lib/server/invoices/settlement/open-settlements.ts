import type { Executor } from '../../db/connection.ts';
import type { Fen } from '../../kernel/money.ts';
import { listStandingStatements, type Statement } from '../../settlement/index.ts';
import type { PartySnapshot } from '../applying/snapshots.ts';
import { platform, readIssuer } from '../issuers/issuers.ts';
import { readLivingOf } from './settlement-repository.ts';

interface OpenSettlements {
  /** To whom the store makes the invoice out. */
  buyer: PartySnapshot;
  /** What no invoice is handed in for, the oldest first. What comes to nothing needs none. */
  statements: Statement[];
  sum: Fen;
  /** Numbers of those that one is handed in for, or that need none. */
  others: ReadonlySet<string>;
}

/** What a store can hand an invoice in for. Asked again under its locks before anything is. */
export async function readOpenSettlements(db: Executor, storeId: number): Promise<OpenSettlements> {
  const [standing, { seller: buyer }] = await Promise.all([
    listStandingStatements(db, [storeId]),
    readIssuer(db, platform),
  ]);
  const living = await readLivingOf(
    db,
    standing.map(({ id }) => id),
  );
  const isOpen = ({ id, netAmount }: Statement) => netAmount !== 0 && !living.has(id);
  const statements = standing.filter(isOpen);
  const others = new Set(standing.filter((each) => !isOpen(each)).map(({ no }) => no));
  return { buyer, statements, sum: statements.reduce((sum, { netAmount }) => sum + netAmount, 0), others };
}
