import type { Executor } from '../../db/connection.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { guest } from '../../kernel/actor.ts';

/** What changes who gets into an account, as the audit log names it; `identityDesk.audit.events.user_…` has the words. */
type SecurityEvent =
  | 'passwordChange'
  | 'passwordReset'
  | 'bind'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'recoveryRenew'
  | 'passkeyAdd'
  | 'passkeyRemove'
  | 'loginLink'
  | 'loginUnlink';

interface SecurityChange {
  userId: number;
  event: SecurityEvent;
  /** No names that somebody gave: the log outlives the account. */
  data?: Record<string, string | number>;
  now: Date;
}

/**
 * Writes into the account's history what its owner, or who took themselves for it, changed of its ways in: the notice goes to the
 * owner, and may be deleted there. Who resets a password is nobody yet.
 */
export async function logSecurity(tx: Executor, { userId, event, data = {}, now }: SecurityChange): Promise<void> {
  const actor = event === 'passwordReset' ? guest : { kind: 'member' as const, userId };
  const entity = { entityType: 'user', entityId: userId, from: 'enable', to: 'enable' };
  await logStatusChange(tx, { ...entity, event, actor, data, at: now });
}
