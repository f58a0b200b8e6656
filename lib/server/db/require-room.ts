import { type SQL, sql } from 'drizzle-orm';
import { DomainError, type ErrorCode } from '../kernel/errors.ts';
import type { Executor } from './connection.ts';

interface Cap {
  /** What is counted; `name` and `userId` are what two requests at once wait for each other by. */
  name: string;
  userId: number;
  /** Rows that count, as `count(*) filter (where …)` of one row; the name is the refusal. */
  counted: Partial<Record<ErrorCode, { count: SQL; most: number }>>;
  from: SQL;
}

/**
 * Refuses one more where an account has as many as it may, before it is written in the same transaction. Of two at once the second
 * counts the first. Throws the code of the first cap that is reached, with `max`.
 */
export async function requireRoom(tx: Executor, { name, userId, counted, from }: Cap): Promise<void> {
  const caps = Object.entries(counted);
  const columns = sql.join(
    caps.map(([, { count }], index) => sql`${count} as ${sql.identifier(`n${index}`)}`),
    sql`, `,
  );
  // Both travel together; the second statement sees what was committed until the first had its turn.
  const [, { rows }] = await Promise.all([
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${name}:${userId}`}, 0))`),
    tx.execute<Record<string, unknown>>(sql`select ${columns} from ${from}`),
  ]);
  for (const [index, [code, { most }]] of caps.entries()) {
    if (Number(rows[0]?.[`n${index}`] ?? 0) >= most)
      throw new DomainError(code as ErrorCode, { values: { max: most } });
  }
}
