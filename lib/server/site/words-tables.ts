import { index, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { foreignId, idColumn, instant, localeColumn } from '../db/columns.ts';

/** A sentence of the code, by `namespace.path` in `messages`. */
const sentenceKey = () => varchar('key', { length: 200 }).notNull();

/** Sentences that the shop says in words of its own, in the syntax of ICU messages; one that is put back has no row. */
export const replacedWords = pgTable(
  'replaced_words',
  {
    id: idColumn(),
    locale: localeColumn(),
    key: sentenceKey(),
    text: text('text').notNull(),
  },
  (table) => [uniqueIndex('replaced_words_sentence').on(table.locale, table.key)],
);

/** Every change of them. The last id is the version of all words: processes read them anew where it is another one. */
export const wordChanges = pgTable(
  'word_changes',
  {
    id: idColumn(),
    locale: localeColumn(),
    key: sentenceKey(),
    /** Null: the sentence of the code stood there. */
    before: text('before'),
    after: text('after'),
    /** The operator; the site itself does not know users. Null: the seed of the demo shop, or a new version. */
    changedBy: foreignId('changed_by'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('word_changes_sentence').on(table.key, table.id)],
);
