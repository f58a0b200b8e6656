import { randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#lib/server/db/connection.ts';
import { fileTurns } from '#lib/server/db/tables.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';

/** A process that dies in the middle of a file keeps its reader waiting for no longer than this. */
const lifeInSeconds = 30;
const beatInMs = 10_000;

/** By the database's clock: it is the one that all processes share. */
const nextEnd = sql`now() + make_interval(secs => ${lifeInSeconds})`;

/**
 * Takes the turn of one account at one call, in whichever process; it lasts until it is given back, or is not renewed any
 * more because its process died. Throws `export_running` where it is taken.
 */
export async function takeTurn(
  db: Database,
  { userId, path }: { userId: number; path: string },
): Promise<() => Promise<void>> {
  const holder = randomUUID();
  const [taken] = await db
    .insert(fileTurns)
    .values({ userId, path, holder, expiresAt: nextEnd })
    .onConflictDoUpdate({
      target: [fileTurns.userId, fileTurns.path],
      set: { holder, expiresAt: nextEnd },
      setWhere: lt(fileTurns.expiresAt, sql`now()`),
    })
    .returning({ holder: fileTurns.holder });
  if (!taken) throw new DomainError('export_running');
  const own = and(eq(fileTurns.userId, userId), eq(fileTurns.path, path), eq(fileTurns.holder, holder));
  // A database that is away for a moment ends no file: the next beat, or the end of the turn, puts it right.
  const beat = setInterval(
    () => void db.update(fileTurns).set({ expiresAt: nextEnd }).where(own).catch(ignore),
    beatInMs,
  ).unref();
  return async () => {
    clearInterval(beat);
    await db.delete(fileTurns).where(own).catch(ignore);
  };
}

const ignore = () => {};

/** The same stream, and `over` once it is read, broken, or left by its reader; its last byte waits for it. */
export function untilRead(content: ReadableStream<Uint8Array>, over: () => Promise<void>): ReadableStream<Uint8Array> {
  const reader = content.getReader();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read();
        if (!done) return controller.enqueue(value);
        await over();
        controller.close();
      } catch (error) {
        await over();
        controller.error(error);
      }
    },
    cancel: async (reason) => {
      await over();
      await reader.cancel(reason);
    },
  });
}
