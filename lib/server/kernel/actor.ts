import type { PermissionNode } from '#lib/contract/nodes.ts';
import { DomainError } from './errors.ts';

export interface Guest {
  kind: 'guest';
}

export interface Member {
  kind: 'member';
  userId: number;
  sessionId: string;
  /** Permission nodes by rule name, or `*` for all (contract §6, login gate). */
  nodes: ReadonlySet<string>;
  /** The group, with the version that its rules have now, as the edge read it. */
  group?: { id: number; hasAllRules: boolean; status: 'enable' | 'disable'; version: number };
  /** The store whose back office the member works in; every query there keeps to it (docs/domain/common.md 10). */
  storeId?: number;
  /** A program acts for the member, by a key that it was given (docs/domain/integrations.md 2). */
  key?: KeyInUse;
}

interface KeyInUse {
  id: number;
  name: string;
  scopes: readonly string[];
  /** Calls a minute. */
  perMinute: number;
}

/** Somebody who works for a store. */
export type StoreMember = Member & { storeId: number };

/** Who asks. Decided once per request by the edge, from the token alone. */
export type Actor = Guest | Member;

export const guest: Guest = { kind: 'guest' };

/** Throws `need_login` for guests. */
export function requireMember(actor: Actor): Member {
  if (actor.kind !== 'member') throw new DomainError('need_login', { data: { type: 'need login' } });
  return actor;
}

/** Somebody of the platform: whoever holds any of its rules, and does not work for a store. */
export function isOperator(actor: Actor): boolean {
  if (actor.kind !== 'member' || actor.storeId !== undefined) return false;
  return [...actor.nodes].some((node) => node === '*' || node.startsWith('operator/'));
}

/** Whether the member's group holds the rule of this name, one of ours or of the shop's own. */
export function holdsRule(actor: Actor, name: string): boolean {
  return actor.kind === 'member' && (actor.nodes.has('*') || actor.nodes.has(name.toLowerCase()));
}

export function hasNode(actor: Actor, node: PermissionNode): boolean {
  return holdsRule(actor, node);
}

/** Throws `no_permission` when the member's rules lack the node. */
export function requireNode(actor: Actor, node: PermissionNode): Member {
  const member = requireMember(actor);
  if (!hasNode(member, node)) throw new DomainError('no_permission');
  return member;
}

/**
 * The member with the store they work for. Throws `need_login`, and `no_permission` for who works for none and for staff
 * whose role lacks the node.
 */
export function requireStore(actor: Actor, node: PermissionNode): StoreMember {
  const member = requireNode(actor, node);
  const { storeId } = member;
  if (storeId === undefined) throw new DomainError('no_permission');
  return { ...member, storeId };
}
