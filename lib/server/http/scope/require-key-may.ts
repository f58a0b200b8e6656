import type { Endpoint } from '#lib/contract/endpoint.ts';
import { coversScope, type KeyScope, scopeFor } from '#lib/contract/integrations/key-scopes.ts';
import { type ScopesByTopic, scopesForTopic } from '#lib/contract/integrations/upload-scopes.ts';
import { type Actor, hasNode, type Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Guard } from './guard.ts';

interface Asked {
  guard: Guard;
  isForPeople?: true;
  /** Of these a key needs one, whatever the guard says; none: the call is for people. */
  scopes?: readonly KeyScope[];
}

interface TopicAsked {
  guard: Guard;
  byTopic: ScopesByTopic;
  topic: unknown;
}

/**
 * Lets a program make a call that its key has the scope for; reading is a GET, all else writing. People pass. Throws
 * `key_not_allowed` for what only people do, and `key_scope` with the scope that is missing.
 */
export function requireKeyMay(actor: Actor, entry: Pick<Endpoint, 'method'>, asked: Asked): void {
  const { guard, isForPeople, scopes } = asked;
  if (actor.kind !== 'member' || !actor.key || guard === 'public') return;
  const { key } = actor;
  const alone = isForPeople || scopes ? undefined : neededScope(actor, entry, guard);
  const needed = alone ? [alone] : (scopes ?? []);
  if (needed[0] === undefined) throw new DomainError('key_not_allowed');
  if (!needed.some((scope) => coversScope(key.scopes, scope))) {
    throw new DomainError('key_scope', { values: { scope: needed[0] } });
  }
}

/** The same for a call that programs may make by the topic that they name in it. */
export function requireKeyMayAbout(actor: Actor, entry: Pick<Endpoint, 'method'>, about: TopicAsked): void {
  const side = actor.kind === 'member' && actor.storeId !== undefined ? 'store' : 'desk';
  requireKeyMay(actor, entry, { guard: about.guard, scopes: scopesForTopic(about.byTopic, side, about.topic) });
}

/** The scope that a key needs for the call; undefined where no key, or none of that side, may make it. */
function neededScope(actor: Member, entry: Pick<Endpoint, 'method'>, guard: Exclude<Guard, 'public'>) {
  if (guard === 'login' || 'store' in guard !== (actor.storeId !== undefined)) return undefined;
  const instead = 'or' in guard && guard.or && hasNode(actor, guard.or) ? guard.or : undefined;
  return scopeOf(instead ? { node: instead } : guard, entry);
}

/** The scope of a call; undefined where no key has to do with it. */
export function scopeOf(guard: Guard, { method }: Pick<Endpoint, 'method'>): KeyScope | undefined {
  if (typeof guard === 'string') return undefined;
  return scopeFor('store' in guard ? guard.store : guard.node, method === 'get' ? 'read' : 'write');
}
