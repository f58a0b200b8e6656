import type { ServerContext } from '../db/context.ts';
import { logStatusChange } from '../db/status-log.ts';
import { hasNode, type Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { endAllSessions } from './end-session.ts';
import { listNodesOfGroup } from './permissions.ts';
import { tellStatus } from './security-notice.ts';
import { lockUser, updateUser } from './user-repository.ts';

export interface UserStatusChange {
  id: number;
  status: 'enable' | 'disable';
  reason: string;
}

/**
 * Disables an account, which ends all of its sessions, or enables it again; its owner reads the reason. Throws `not_found`, `own_record` for one's
 * own account, `no_permission` for somebody who may do what the operator may not, and `status_changed` where it is so.
 */
export async function setUserStatus(
  ctx: ServerContext,
  operator: Member,
  { id, status, reason }: UserStatusChange,
): Promise<void> {
  if (id === operator.userId) throw new DomainError('own_record');
  await ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    requireNoMoreThan(operator, await listNodesOfGroup(ctx, user.groupId));
    if (user.status === status) throw new DomainError('status_changed');
    const now = ctx.clock.now();
    await updateUser(tx, id, { status, updatedAt: now });
    if (status === 'disable') await endAllSessions(tx, id, 'operator', now);
    const change = { entityType: 'user', entityId: id, from: user.status, to: status, event: status };
    await logStatusChange(tx, { ...change, actor: operator, reason });
    await tellStatus(tx, user, { status, reason, now });
  });
}

/** Throws `no_permission` where a node of the operator's desk is among these that the member lacks. */
export function requireNoMoreThan(member: Member, nodes: ReadonlySet<string>): void {
  const isBeyond = [...nodes].some((node) => isOfDesk(node) && !hasNode(member, node));
  if (isBeyond) throw new DomainError('no_permission');
}

const isOfDesk = (node: string) => node === '*' || node.startsWith('operator/') || node.startsWith('desk/');
