import { type SQL, sql } from 'drizzle-orm';
import { DomainError, type ErrorCode } from '../kernel/errors.ts';
import type { Executor } from './connection.ts';

interface Cap {
  /** What is counted; `name` and `userId` are what two requests at once wait for each other by. */
  name: string;
  userId: number;
  /** By what requests of several accounts wait for each other as well, where something is counted over all of them. */
  shared?: string | undefined;
  /** Rows that count, as `count(*) filter (where …)` of one row; the name is the refusal. */
  counted: Partial<Record<ErrorCode, { count: SQL; most: number }>>;
  from: SQL;
}

/**
 * Refuses one more where an account has as many as it may, before it is written in the same transaction. Of two at once the second
 * counts the first. Throws the code of the first cap that is reached, with `max`.
 */
export async function requireRoom(tx: Executor, { name, userId, shared, counted, from }: Cap): Promise<void> {
  const caps = Object.entries(counted);
  const columns = sql.join(
    caps.map(([, { count }], index) => sql`${count} as ${sql.identifier(`n${index}`)}`),
    sql`, `,
  );
  const lock = (key: string) => sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
  // In this order, so that no two wait for each other in turn.
  const locks = [`${name}:${userId}`, ...(shared === undefined ? [] : [`${name}:${shared}`])].map(lock);
  // Both travel together; the second statement sees what was committed until the first had its turn.
  const [, { rows }] = await Promise.all([
    tx.execute(sql`select ${sql.join(locks, sql`, `)}`),
    tx.execute<Record<string, unknown>>(sql`select ${columns} from ${from}`),
  ]);
  for (const [index, [code, { most }]] of caps.entries()) {
    if (Number(rows[0]?.[`n${index}`] ?? 0) >= most)
      throw new DomainError(code as ErrorCode, { values: { max: most } });
  }
}
