import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { passkeys } from '../passkey-tables.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** Of one account, newest first. */
export async function readPasskeys(db: Executor, userId: number): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
}

export async function findByCredential(db: Executor, credentialId: string): Promise<Passkey | undefined> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey;
}
