import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { hashToken, newSecretToken } from '../../kernel/ids.ts';
import { setupAddresses } from '../opening-tables.ts';

const lifeSeconds = 3600;

/** Makes the secret of a new address, good for an hour and once; the one before is good for nothing from now on. */
export async function newSetupAddress({ db, clock }: ServerContext): Promise<string> {
  const token = newSecretToken();
  const now = clock.now();
  await db.transaction(async (tx) => {
    await tx.delete(setupAddresses);
    await tx
      .insert(setupAddresses)
      .values({ tokenHash: hashToken(token), createdAt: now, expiresAt: addSeconds(now, lifeSeconds) });
  });
  return token;
}

/** Until when the address is good; undefined for one that is forged, used, replaced or too late. */
export async function findSetupAddress({ db, clock }: ServerContext, token: string): Promise<Date | undefined> {
  const [row] = await db.select().from(setupAddresses).where(isGood(token, clock.now()));
  return row?.expiresAt;
}

/**
 * Uses the address up, in the transaction that makes the operator: of two who come at once the second waits and finds nothing, and
 * where the transaction fails the address stays good.
 */
export async function takeSetupAddress(tx: Executor, token: string, now: Date): Promise<boolean> {
  const taken = await tx.delete(setupAddresses).where(isGood(token, now)).returning({ id: setupAddresses.id });
  return taken.length > 0;
}

const isGood = (token: string, now: Date) =>
  and(eq(setupAddresses.tokenHash, hashToken(token)), gt(setupAddresses.expiresAt, now));
