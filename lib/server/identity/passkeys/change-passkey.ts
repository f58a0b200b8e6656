import { and, eq } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { notify } from '../../messaging/index.ts';
import { passkeys } from '../passkey-tables.ts';
import { logSecurity } from '../security/log-security.ts';

interface Owned {
  userId: number;
  id: number;
}

const ownedBy = ({ userId, id }: Owned) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** Throws `not_found` for a passkey of somebody else as for none. */
export async function renamePasskey(ctx: ServerContext, which: Owned, name: string): Promise<void> {
  const renamed = await ctx.db.update(passkeys).set({ name }).where(ownedBy(which)).returning({ id: passkeys.id });
  if (renamed.length === 0) throw new DomainError('not_found');
}

/**
 * It can no longer log in; its owner is told. The account keeps its password, so there is always another way in
 * (docs/domain/identity.md 12). Throws `not_found` like `renamePasskey`.
 */
export async function removePasskey(ctx: ServerContext, which: Owned): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [removed] = await tx.delete(passkeys).where(ownedBy(which)).returning({ name: passkeys.name });
    if (!removed) throw new DomainError('not_found');
    const { userId, id } = which;
    const now = ctx.clock.now();
    await logSecurity(tx, { userId, event: 'passkeyRemove', data: { passkey: id }, now });
    await notify(tx, { userId, event: 'passkeyRemoved', args: { passkey: removed.name }, now });
  });
}
