import { and, count, eq, ne } from 'drizzle-orm';
import { mostRedirects } from '#lib/contract/site/desk-redirects.ts';
import { findChains } from '#lib/routes/redirects/find-chains.ts';
import { readSource, readTarget } from '#lib/routes/redirects/redirect-address.ts';
import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { DomainError, type MessageRef } from '../../kernel/errors.ts';
import { missedAddresses, redirects } from '../redirect-tables.ts';
import { editRedirectsNode } from './nodes.ts';
import { lockRedirects, readNeighbours } from './redirect-repository.ts';
import { toRow } from './to-row.ts';

interface RedirectInput {
  /** Undefined: a new one. */
  id?: number | undefined;
  /** Of the redirect as the editor has seen it. */
  version?: number | undefined;
  source: string;
  target: string;
  isPermanent: boolean;
}

/**
 * Makes or changes a redirect; visitors are led on from the commit. Answers its id. Throws `no_permission`, `not_found`,
 * `status_changed`, and `invalid_input` at `source` or `target`: no address, one of the shop's own, one that leads elsewhere, taken,
 * or a chain.
 */
export async function saveRedirect(ctx: ServerContext, actor: Actor, input: RedirectInput): Promise<number> {
  requireNode(actor, editRedirectsNode);
  const redirect = readRedirect(input, ctx.env.PUBLIC_URL);
  return ctx.db.transaction(async (tx) => {
    await lockRedirects(tx);
    const before = input.id === undefined ? undefined : await findRedirect(tx, input.id, input.version);
    await requireFree(tx, redirect.source, before?.id ?? 0);
    if (!before) await requireRoom(tx);
    await requireNoChain(tx, redirect, before?.source);
    const values = { ...toRow(redirect), updatedAt: ctx.clock.now() };
    const [saved] = before
      ? await tx
          .update(redirects)
          .set({ ...values, version: before.version + 1 })
          .where(eq(redirects.id, before.id))
          .returning({ id: redirects.id })
      : await tx.insert(redirects).values(values).returning({ id: redirects.id });
    const id = saved?.id ?? 0;
    await tx.delete(missedAddresses).where(eq(missedAddresses.path, redirect.source));
    await logEdit(tx, actor, {
      id,
      event: before ? 'save' : 'create',
      source: redirect.source,
      target: redirect.target,
    });
    await announceChange(tx, ['redirects']);
    return id;
  });
}

/** Throws `no_permission`, `not_found` and `status_changed`. */
export async function removeRedirect(
  ctx: ServerContext,
  actor: Actor,
  { id, version }: { id: number; version: number },
): Promise<void> {
  requireNode(actor, editRedirectsNode);
  await ctx.db.transaction(async (tx) => {
    await lockRedirects(tx);
    const { source, target } = await findRedirect(tx, id, version);
    await tx.delete(redirects).where(eq(redirects.id, id));
    await logEdit(tx, actor, { id, event: 'remove', source, target });
    await announceChange(tx, ['redirects']);
  });
}

function readRedirect({ source, target, isPermanent }: RedirectInput, ownAddress: string) {
  const [from, to] = [readSource(source), readTarget(target, ownAddress)];
  if ('fault' in from || 'fault' in to) {
    throw new DomainError('invalid_input', {
      fields: {
        ...('fault' in from && { source: { key: from.fault } }),
        ...('fault' in to && { target: { key: to.fault } }),
      },
    });
  }
  return { source: from.value, target: to.value, isPermanent };
}

async function findRedirect(tx: Executor, id: number, version: number | undefined) {
  const [found] = await tx.select().from(redirects).where(eq(redirects.id, id));
  if (!found) throw new DomainError('not_found');
  if (found.version !== version) throw new DomainError('status_changed');
  return found;
}

async function requireFree(tx: Executor, source: string, id: number): Promise<void> {
  const taken = await tx
    .select({ id: redirects.id })
    .from(redirects)
    .where(and(eq(redirects.source, source), ne(redirects.id, id)));
  if (taken.length > 0) throw refusal('source', { key: 'taken' });
}

async function requireRoom(tx: Executor): Promise<void> {
  const [counted] = await tx.select({ all: count() }).from(redirects);
  if ((counted?.all ?? 0) >= mostRedirects)
    throw refusal('source', { key: 'redirectsFull', values: { max: mostRedirects } });
}

async function requireNoChain(
  tx: Executor,
  redirect: ReturnType<typeof readRedirect>,
  formerSource: string | undefined,
): Promise<void> {
  const neighbours = await readNeighbours(tx, redirect);
  const others = neighbours.filter(({ source }) => source !== redirect.source && source !== formerSource);
  for (const [first, second] of findChains([...others, redirect])) {
    if (first === redirect) throw refusal('target', chainOnwards(second));
    if (second === redirect) throw refusal('source', chainHere(first));
  }
}

/** Where it leads is led on itself: to lead there at once is shorter, and no circle. */
export const chainOnwards = ({ source, target }: { source: string; target: string }): MessageRef => ({
  key: 'redirectChain',
  values: { source, target },
});

/** Another one leads here already. */
export const chainHere = ({ source }: { source: string }): MessageRef => ({
  key: 'redirectChained',
  values: { source },
});

const refusal = (field: 'source' | 'target', message: MessageRef) =>
  new DomainError('invalid_input', { fields: { [field]: message } });

interface Edit {
  id: number;
  event: 'create' | 'save' | 'remove';
  source: string;
  target: string;
}

const outcomes = { create: 'added', save: 'changed', remove: 'removed' } as const;

function logEdit(tx: Executor, actor: Actor, { id, event, source, target }: Edit): Promise<void> {
  const name = `${source} → ${target}`.slice(0, 300);
  return logStatusChange(tx, {
    entityType: 'redirect',
    entityId: id,
    from: null,
    to: outcomes[event],
    event,
    actor,
    data: { name },
  });
}
