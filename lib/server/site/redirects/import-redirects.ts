import { sql } from 'drizzle-orm';
import { mostRedirects } from '#lib/contract/site/desk-redirects.ts';
import { type Chain, findChains } from '#lib/routes/redirects/find-chains.ts';
import { readSource, readTarget } from '#lib/routes/redirects/redirect-address.ts';
import type { Redirect } from '#lib/routes/redirects/redirect-map.ts';
import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import type { MessageRef } from '../../kernel/errors.ts';
import { redirects } from '../redirect-tables.ts';
import { editRedirectsNode } from './nodes.ts';
import type { WrittenRedirect } from './read-redirect-file.ts';
import { lockRedirects, readAllRedirects } from './redirect-repository.ts';
import { chainHere, chainOnwards } from './save-redirect.ts';
import { toRow } from './to-row.ts';

interface ImportedRedirects {
  added: number;
  changed: number;
  unchanged: number;
  /** Rows that were left out, each with why. */
  refusals: { line: number; source: string; reason: MessageRef }[];
}

type Refuse = (row: WrittenRedirect, reason: MessageRef) => void;

/**
 * Adds redirects and changes those whose address is there already, all at once; a row that cannot be used is left out and named.
 * The same rows a second time change nothing. Throws `no_permission`.
 */
export function importRedirects(ctx: ServerContext, actor: Actor, rows: WrittenRedirect[]): Promise<ImportedRedirects> {
  requireNode(actor, editRedirectsNode);
  return ctx.db.transaction((tx) => importRedirectsWithin(tx, { rows, actor, ownAddress: ctx.env.PUBLIC_URL }));
}

interface ImportJob {
  rows: WrittenRedirect[];
  actor: Actor;
  /** Of the shop itself: its own host may stand before a target. */
  ownAddress: string;
}

/** The same as part of a larger change, whose caller has checked who asks. */
async function importRedirectsWithin(tx: Executor, { rows, actor, ownAddress }: ImportJob): Promise<ImportedRedirects> {
  const refusals: ImportedRedirects['refusals'] = [];
  const refuse: Refuse = ({ line, source }, reason) => refusals.push({ line, source, reason });
  await lockRedirects(tx);
  const known = new Map((await readAllRedirects(tx)).map((each) => [each.source, each]));
  const wanted = readRows(rows, { ownAddress, known, refuse });
  leaveOutChains(known, wanted, refuse);
  const changed = [...wanted.values()].filter(({ redirect }) => known.has(redirect.source)).length;
  await store(
    tx,
    [...wanted.values()].map(({ redirect }) => redirect),
  );
  const outcome = { added: wanted.size - changed, changed };
  if (wanted.size > 0) {
    await logStatusChange(tx, {
      entityType: 'redirect',
      entityId: 0,
      from: null,
      to: 'changed',
      event: 'import',
      actor,
      data: outcome,
    });
    await announceChange(tx, ['redirects']);
  }
  const unchanged = rows.length - wanted.size - refusals.length;
  return { ...outcome, unchanged, refusals: refusals.toSorted((one, other) => one.line - other.line) };
}

interface Wanted {
  row: WrittenRedirect;
  redirect: Redirect;
}

interface Reading {
  ownAddress: string;
  known: ReadonlyMap<string, Redirect>;
  refuse: Refuse;
}

/** What is new or otherwise than it is, by its address. */
function readRows(rows: WrittenRedirect[], { ownAddress, known, refuse }: Reading): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  const said = new Map<string, string>();
  let room = mostRedirects - known.size;
  for (const row of rows) {
    const [from, to] = [readSource(row.source), readTarget(row.target, ownAddress)];
    if ('fault' in from) refuse(row, { key: from.fault });
    else if ('fault' in to) refuse(row, { key: to.fault });
    else {
      const redirect = { source: from.value, target: to.value, isPermanent: row.isPermanent };
      const before = known.get(redirect.source);
      const same = JSON.stringify(redirect);
      if ((said.get(redirect.source) ?? same) !== same) refuse(row, { key: 'redirectTwice' });
      else if (before ? isSame(before, redirect) : said.has(redirect.source)) continue;
      else if (!before && room <= 0) refuse(row, { key: 'redirectsFull', values: { max: mostRedirects } });
      else {
        if (!before) room -= 1;
        wanted.set(redirect.source, { row, redirect });
      }
      said.set(redirect.source, said.get(redirect.source) ?? same);
    }
  }
  return wanted;
}

const isSame = (one: Redirect, other: Redirect) => one.target === other.target && one.isPermanent === other.isPermanent;

/** Of a chain the row that would make it is left out; with fewer rows there are only fewer chains. */
function leaveOutChains(known: ReadonlyMap<string, Redirect>, wanted: Map<string, Wanted>, refuse: Refuse): void {
  const all = new Map<string, Redirect>(known);
  for (const [source, { redirect }] of wanted) all.set(source, redirect);
  for (const chain of findChains([...all.values()])) leaveOut(chain, wanted, refuse);
}

function leaveOut([first, second]: Chain, wanted: Map<string, Wanted>, refuse: Refuse): void {
  const [from, on] = [wanted.get(first.source), wanted.get(second.source)];
  if (from) refuse(from.row, chainOnwards(second));
  else if (on) refuse(on.row, chainHere(first));
  wanted.delete((from ? first : second).source);
}

/** Values of a statement are numbered by 16 bits: four a row. */
const rowsAtOnce = 5000;

async function store(tx: Executor, all: Redirect[]): Promise<void> {
  for (let start = 0; start < all.length; start += rowsAtOnce) {
    await tx
      .insert(redirects)
      .values(all.slice(start, start + rowsAtOnce).map(toRow))
      .onConflictDoUpdate({
        target: redirects.source,
        set: {
          target: sql`excluded.target`,
          targetKey: sql`excluded.target_key`,
          isPermanent: sql`excluded.is_permanent`,
          version: sql`${redirects.version} + 1`,
          updatedAt: sql`now()`,
        },
      });
  }
}
