import { z } from 'zod';
import { locales } from '#lib/i18n/locales.ts';
import { endpoint } from '../endpoint.ts';
import { idField, requiredText } from '../fields.ts';

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
  summary: 'Search synonym groups, by language',
  data: z.object({ list: z.array(group) }),
});

export const operatorSynonymSave = endpoint({
  method: 'post',
  path: '/api/operator/synonym/save',
  summary: 'Creates or updates a synonym group; searches use it immediately',
  body: z.object({
    /** Missing: a new one. */
    id: idField.optional(),
    /** Of the group as it was read; missing for a new one. */
    version: z.int('invalid').positive('invalid').optional(),
    locale: z.enum(locales, 'choice'),
    words: z.array(requiredText(synonymLimits.word)).min(2, 'twoWords').max(synonymLimits.words, 'listLength'),
  }),
  stale: ['/api/operator/synonym/list'],
  data: z.object({ id: z.int() }),
});

export const operatorSynonymRemove = endpoint({
  method: 'post',
  path: '/api/operator/synonym/remove',
  summary: 'Deletes a synonym group',
  body: z.object({ id: idField, version: z.int('invalid').positive('invalid') }),
  stale: ['/api/operator/synonym/list'],
});
