import { z } from 'zod';
import { locales } from '#lib/i18n/locales.ts';
import { type BodyOf, endpoint } from './endpoint.ts';
import { idField, nothing, requiredText } from './fields.ts';

/** Characters of a word, words of a group, groups of the shop: a search looks at all of them. */
export const synonymLimits = { word: 40, words: 12, groups: 500 } as const;

const group = z.object({
  id: z.int(),
  locale: z.enum(locales),
  words: z.array(z.string()),
  version: z.int(),
});
export type SynonymGroup = z.output<typeof group>;

export const operatorSynonyms = endpoint({
  method: 'get',
  path: '/api/operator/synonym/list',
  summary: 'Groups of words that mean the same to who searches, by language',
  data: z.object({ list: z.array(group) }),
});

export const operatorSynonymSave = endpoint({
  method: 'post',
  path: '/api/operator/synonym/save',
  summary: 'Makes or changes a group of words that mean the same; searches follow at once',
  body: z.object({
    /** Missing: a new one. */
    id: idField.optional(),
    /** Of the group as it was read; missing for a new one. */
    version: z.int('invalid').positive('invalid').optional(),
    locale: z.enum(locales, 'choice'),
    words: z.array(requiredText(synonymLimits.word)).min(2, 'twoWords').max(synonymLimits.words, 'listLength'),
  }),
  data: z.object({ id: z.int() }),
});
export type SynonymForm = BodyOf<typeof operatorSynonymSave>;

export const operatorSynonymRemove = endpoint({
  method: 'post',
  path: '/api/operator/synonym/remove',
  summary: 'Removes a group of words; each then means itself alone',
  body: z.object({ id: idField, version: z.int('invalid').positive('invalid') }),
  data: nothing,
});
