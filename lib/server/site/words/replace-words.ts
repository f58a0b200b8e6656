import { and, eq, inArray, sql } from 'drizzle-orm';
import { longestSentence } from '#lib/contract/site/desk-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { checkReplacement } from '#lib/i18n/words/check-replacement.ts';
import { originalWords } from '#lib/i18n/words/original-words.ts';
import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError, type MessageRef } from '../../kernel/errors.ts';
import { dropSettingsCache } from '../settings.ts';
import { replacedWords, wordChanges } from '../words-tables.ts';
import { learnWords } from './learn-words.ts';

interface WordChange {
  locale: Locale;
  /** `namespace.path` of a sentence of the code. */
  key: string;
  /** The shop's own text that was read, null where there was none; undefined: whatever there is. */
  before?: string | null | undefined;
  /** Null: the sentence of the code stands again. */
  text: string | null;
  /** Where a fault is told. */
  field: string;
}

/**
 * Has the shop say sentences in words of its own, all or none; everybody reads them from the commit on. The sentence of the code as a
 * text is the same as none. Throws `not_found` for a key that there is not, `invalid_input` at the field of a text that cannot stand
 * there, and `status_changed`, at the field too, where somebody else has changed one since it was read. Without an operator it is the
 * seed of a shop.
 */
export async function replaceWords(
  ctx: ServerContext,
  operator: Member | undefined,
  changes: readonly WordChange[],
): Promise<void> {
  const wanted = changes.map(check);
  const faults = wanted.flatMap(({ field, fault }): [string, MessageRef][] => (fault ? [[field, fault]] : []));
  if (faults.length > 0) throw new DomainError('invalid_input', { fields: Object.fromEntries(faults) });
  await ctx.db.transaction(async (tx) => {
    const stored = await lockWords(tx, wanted);
    const found = wanted.map((each) => ({ ...each, stored: stored.get(placeOf(each)) ?? null }));
    const raced = found.filter(({ before, stored }) => before !== undefined && before !== stored);
    if (raced.length > 0) throw changedMeanwhile(raced.map(({ field }) => field));
    const changed = found.filter(({ text, stored }) => text !== stored);
    for (const change of changed) await writeWord(ctx, tx, { ...change, operator });
    if (changed.length > 0) await announceChange(tx, ['site']);
  });
  dropSettingsCache(ctx);
  await learnWords(ctx);
}

function check(change: WordChange) {
  const original = originalWords(change.locale).get(change.key);
  if (original === undefined) throw new DomainError('not_found');
  const text = change.text === original ? null : change.text;
  return { ...change, text, fault: text === null ? undefined : faultOf(original, text, change.locale) };
}

function faultOf(original: string, text: string, locale: Locale): MessageRef | undefined {
  if (text.length > longestSentence) return { key: 'tooLong', values: { max: longestSentence } };
  return checkReplacement(original, text, locale);
}

const placeOf = ({ locale, key }: Pick<WordChange, 'locale' | 'key'>) => `${locale} ${key}`;

/** One change after the other, so that what was read before is compared with what holds now. */
async function lockWords(tx: Executor, changes: readonly WordChange[]): Promise<Map<string, string>> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('words', 0))`);
  const keys = [...new Set(changes.map(({ key }) => key))];
  const rows = await tx.select().from(replacedWords).where(inArray(replacedWords.key, keys));
  return new Map(rows.map((row) => [placeOf(row), row.text]));
}

interface Writing extends WordChange {
  stored: string | null;
  operator: Member | undefined;
}

async function writeWord(ctx: ServerContext, tx: Executor, change: Writing): Promise<void> {
  const { locale, key, text, stored, operator } = change;
  if (text === null) {
    await tx.delete(replacedWords).where(and(eq(replacedWords.locale, locale), eq(replacedWords.key, key)));
  } else {
    const target = [replacedWords.locale, replacedWords.key];
    await tx.insert(replacedWords).values({ locale, key, text }).onConflictDoUpdate({ target, set: { text } });
  }
  const [written] = await tx
    .insert(wordChanges)
    .values({
      locale,
      key,
      before: stored,
      after: text,
      changedBy: operator?.userId ?? null,
      changedAt: ctx.clock.now(),
    })
    .returning({ id: wordChanges.id });
  if (!operator) return;
  await logStatusChange(tx, {
    entityType: 'wording',
    entityId: written?.id ?? 0,
    from: null,
    to: text === null ? 'original' : 'replaced',
    event: 'save',
    actor: operator,
    data: { key, locale, before: stored, value: text },
  });
}

function changedMeanwhile(fields: readonly string[]): DomainError {
  return new DomainError('status_changed', {
    fields: Object.fromEntries(fields.map((field) => [field, { key: 'status_changed' }])),
  });
}
