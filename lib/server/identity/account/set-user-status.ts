import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { holdsRule, type Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { listNodesOfGroup } from '../groups/permissions.ts';
import { endAllSessions } from '../login/end-session.ts';
import { notifyStatus } from '../security/security-notice.ts';
import { lockUsers, updateUser } from './user-repository.ts';

interface UserStatusChange {
  id: number;
  status: 'enable' | 'disable';
  reason: string;
}

/**
 * Disables an account, which ends all of its sessions, or enables it again; its owner reads the reason. Throws `not_found`,
 * `own_record` for one's own account, `no_permission` for somebody who may do what the operator may not, and
 * `status_changed` where it is so. Of two operators who disable each other at once, one stays.
 */
export async function setUserStatus(
  ctx: ServerContext,
  operator: Member,
  { id, status, reason }: UserStatusChange,
): Promise<void> {
  if (id === operator.userId) throw new DomainError('own_record');
  await ctx.db.transaction(async (tx) => {
    const locked = await lockUsers(tx, [id, operator.userId]);
    const user = locked.get(id);
    if (!user) throw new DomainError('not_found');
    if (locked.get(operator.userId)?.status === 'disable') throw new DomainError('no_permission');
    requireNoMoreThan(operator, await listNodesOfGroup(ctx, user.groupId));
    if (user.status === status) throw new DomainError('status_changed');
    const now = ctx.clock.now();
    await updateUser(tx, id, { status, updatedAt: now });
    if (status === 'disable') await endAllSessions(tx, id, 'operator', now);
    const change = { entityType: 'user', entityId: id, from: user.status, to: status, event: status };
    await logStatusChange(tx, { ...change, actor: operator, reason });
    await notifyStatus(tx, user, { status, reason, now });
  });
}

/** Throws `no_permission` where a node of the operator's desk is among these that the member lacks. */
export function requireNoMoreThan(member: Member, nodes: ReadonlySet<string>): void {
  const isBeyond = [...nodes].some((node) => isOfDesk(node) && !holdsRule(member, node));
  if (isBeyond) throw new DomainError('no_permission');
}

const isOfDesk = (node: string) => node === '*' || node.startsWith('operator/') || node.startsWith('desk/');
