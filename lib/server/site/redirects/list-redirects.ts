import { and, ilike, or, type SQL } from 'drizzle-orm';
import type { redirectSorts } from '#lib/contract/site/desk-redirects.ts';
import type { ServerContext } from '../../db/context.ts';
import { countUpTo, type KeysetList, readKeysetBatches, readKeysetPage } from '../../db/reading/keyset.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import type { WorkPageOf, WorkQuery } from '../../kernel/work-page.ts';
import { redirects } from '../redirect-tables.ts';
import { listRedirectsNode } from './nodes.ts';
import { readRedirectsAfter, type StoredRedirect } from './redirect-repository.ts';

type Sort = (typeof redirectSorts)[number];

interface RedirectFilter {
  /** A part of the address or of where it leads. */
  q?: string | undefined;
}

const list: KeysetList<StoredRedirect, Sort> = {
  id: redirects.id,
  idOf: ({ id }) => id,
  orders: {
    id: { column: redirects.id, kind: 'number', valueOf: ({ id }) => id },
    source: { column: redirects.source, kind: 'text', valueOf: ({ source }) => source },
  },
};

/** A page of the redirects, and how many there are. Throws `no_permission`. */
export async function listRedirects(
  ctx: ServerContext,
  actor: Actor,
  { filter, input }: { filter: RedirectFilter; input: WorkQuery<Sort> },
): Promise<WorkPageOf<StoredRedirect>> {
  requireNode(actor, listRedirectsNode);
  const where = matching(filter);
  const [page, totals] = await Promise.all([readPage(ctx, where, input), countUpTo(ctx.db, redirects, where)]);
  return { ...page, ...totals };
}

/** All of them, for a file. Throws `no_permission`. */
export function exportRedirects(
  ctx: ServerContext,
  actor: Actor,
  filter: RedirectFilter,
): AsyncGenerator<StoredRedirect[]> {
  requireNode(actor, listRedirectsNode);
  const where = matching(filter);
  return readKeysetBatches((change) => readPage(ctx, where, { sort: 'id', ...change }));
}

/** Some of them by their ids, for the pages, which hold all in memory. */
export async function readRedirects({ db }: ServerContext, { after, limit }: { after: number; limit: number }) {
  const rows = await readRedirectsAfter(db, after, limit);
  return { list: rows, next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
}

const readPage = ({ db }: ServerContext, where: SQL | undefined, input: WorkQuery<Sort>) =>
  readKeysetPage(list, input, (part) =>
    db
      .select()
      .from(redirects)
      .where(and(where, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit),
  );

function matching({ q }: RedirectFilter): SQL | undefined {
  if (!q) return undefined;
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return or(ilike(redirects.source, pattern), ilike(redirects.target, pattern));
}
