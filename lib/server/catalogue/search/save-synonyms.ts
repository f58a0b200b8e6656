import { asc, count, eq } from 'drizzle-orm';
import { synonymLimits } from '#lib/contract/catalogue/desk-synonyms.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { logCatalogueEdit } from '../log-catalogue-edit.ts';
import { editSynonymsNode } from '../nodes.ts';
import { synonymGroups } from '../search-tables.ts';
import { dropSynonyms, synonymsStaleBy } from './load-synonyms.ts';
import { toPhrase } from './search-words.ts';

interface SynonymInput {
  /** Undefined: a new one. */
  id?: number | undefined;
  /** Of the group as the editor has seen it. */
  version?: number | undefined;
  locale: Locale;
  words: string[];
}

interface EditedSynonyms extends Required<Pick<SynonymInput, 'locale' | 'words'>> {
  id: number;
  version: number;
}

/** All groups, by language, in the order they were made in. */
export function listSynonyms(db: Executor): Promise<EditedSynonyms[]> {
  const { id, locale, words, version } = synonymGroups;
  return db.select({ id, locale, words, version }).from(synonymGroups).orderBy(asc(locale), asc(id));
}

/**
 * Makes or changes a group of words that mean the same. Answers its id. Throws `no_permission`, `not_found`,
 * `status_changed`, and `invalid_input` at `words`: fewer than two that differ, one without a letter, or too many groups.
 */
export async function saveSynonyms(ctx: ServerContext, actor: Actor, input: SynonymInput): Promise<number> {
  requireNode(actor, editSynonymsNode);
  const words = distinctWords(input.words);
  const id = await ctx.db.transaction(async (tx) => {
    const before = input.id === undefined ? undefined : await lockGroup(tx, input.id, input.version);
    const { locale } = input;
    const stored = before
      ? await tx
          .update(synonymGroups)
          .set({ locale, words, version: before.version + 1, updatedAt: ctx.clock.now() })
          .where(eq(synonymGroups.id, before.id))
          .returning({ id: synonymGroups.id })
      : await insertGroup(tx, { locale, words });
    const storedId = stored[0]?.id ?? 0;
    const event = before ? 'save' : 'create';
    await logCatalogueEdit(tx, actor, { kind: 'search_synonym', id: storedId, event, name: words.join(' = ') });
    await announceChange(tx, synonymsStaleBy);
    return storedId;
  });
  dropSynonyms(ctx.db);
  return id;
}

/** Removes a group. Throws `no_permission`, `not_found` and `status_changed`. */
export async function removeSynonyms(
  ctx: ServerContext,
  actor: Actor,
  { id, version }: { id: number; version: number },
): Promise<void> {
  requireNode(actor, editSynonymsNode);
  await ctx.db.transaction(async (tx) => {
    const { words } = await lockGroup(tx, id, version);
    await tx.delete(synonymGroups).where(eq(synonymGroups.id, id));
    await logCatalogueEdit(tx, actor, { kind: 'search_synonym', id, event: 'remove', name: words.join(' = ') });
    await announceChange(tx, synonymsStaleBy);
  });
  dropSynonyms(ctx.db);
}

/** As written, each once however it is written; a word without a letter or digit finds nothing. */
function distinctWords(words: string[]): string[] {
  const phrases = words.map(toPhrase);
  if (phrases.some((phrase) => phrase === '')) throw refusal('invalid');
  const distinct = words.map((word) => word.trim()).filter((_, at) => phrases.indexOf(phrases[at] ?? '') === at);
  if (distinct.length < 2) throw refusal('twoWords');
  return distinct;
}

async function lockGroup(tx: Executor, id: number, version: number | undefined) {
  const [found] = await tx.select().from(synonymGroups).where(eq(synonymGroups.id, id)).for('update');
  if (!found) throw new DomainError('not_found');
  if (found.version !== version) throw new DomainError('status_changed');
  return found;
}

async function insertGroup(tx: Executor, group: Pick<EditedSynonyms, 'locale' | 'words'>) {
  const [counted] = await tx.select({ groups: count() }).from(synonymGroups);
  if ((counted?.groups ?? 0) >= synonymLimits.groups) throw refusal('listLength');
  return tx.insert(synonymGroups).values(group).returning({ id: synonymGroups.id });
}

const refusal = (key: string) => new DomainError('invalid_input', { fields: { words: { key } } });
