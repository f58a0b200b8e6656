import { sql } from 'drizzle-orm';
import type { Database } from '../connection.ts';
import { toWalPosition, type WalPosition } from './wal-position.ts';

/** How far a server is in the log, and of which database that log is. */
export interface Place {
  system: string;
  position: WalPosition;
}

/** How far everything is that is committed by now. Throws where the server is a replica itself. */
export async function readPrimaryPlace(db: Database): Promise<Place> {
  const { rows } = await db.execute<{ system: string; position: string }>(
    sql`select system_identifier::text as system, pg_current_wal_insert_lsn()::text as position from pg_control_system()`,
  );
  return toPlace(rows[0]);
}

/** How far a replica shows what was committed; undefined: it is none, or none any more. */
export async function readReplicaPlace(db: Database): Promise<Place | undefined> {
  const { rows } = await db.execute<{ system: string; position: string; isReplica: boolean }>(
    sql`select system_identifier::text as system, pg_is_in_recovery() as "isReplica",
      coalesce(pg_last_wal_replay_lsn(), '0/0')::text as position from pg_control_system()`,
  );
  return rows[0]?.isReplica ? toPlace(rows[0]) : undefined;
}

const toPlace = (row: { system: string; position: string } | undefined): Place => ({
  system: row?.system ?? '',
  position: toWalPosition(row?.position ?? '0/0'),
});
