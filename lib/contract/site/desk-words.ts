import { z } from 'zod';
import { locales } from '#lib/i18n/locales.ts';
import { endpoint } from '../endpoint.ts';
import { idField, pageOf, pageQuery, requiredText, typedText, unixSeconds } from '../fields.ts';
import { eachLanguage, textFields, texts } from '../texts.ts';

/** No sentence of the shop is nearly as long, nor may one be that is written at the desk. */
export const longestSentence = 2000;

/** No key is nearly as long. */
const sentenceKey = requiredText(200);

/** The shop's own text of a sentence; null where the sentence of the code stands. */
const ownText = z.string().nullable();

const word = z.object({
  /** `namespace.path` of the sentence in `messages`. */
  key: z.string(),
  /** What the code says, in the syntax of ICU messages. */
  originals: texts,
  replaced: eachLanguage(ownText),
});
export type DeskWord = z.output<typeof word>;

const wordPlace = z.object({ place: z.string(), total: z.int() });
export type DeskWordPlace = z.output<typeof wordPlace>;

export const operatorWords = endpoint({
  method: 'get',
  path: '/api/operator/word/list',
  summary: 'Every sentence of the shop, with what it says instead',
  query: z.object({
    ...pageQuery,
    /** Words that are all in the key or in a text of any language. */
    q: z.string().trim().max(100, 'tooLong').optional(),
    /** `replaced`: those alone that the shop says in words of its own. */
    state: z.enum(['replaced'], 'choice').optional(),
    /** A namespace of `messages`. */
    place: z
      .string()
      .regex(/^[A-Za-z]{1,40}$/, 'invalid')
      .optional(),
  }),
  data: pageOf(word).extend({
    /** How many sentences of the same search each namespace has, in the order of the list; those without any are left out. */
    places: z.array(wordPlace),
  }),
});

const change = z.object({
  id: z.int(),
  key: z.string(),
  locale: z.enum(locales),
  before: ownText,
  after: ownText,
  /** Who did it; empty: the shop itself, at its start. */
  by: z.string(),
  time: unixSeconds,
  actions: z.array(z.enum(['undo'])),
});
export type DeskWordChange = z.output<typeof change>;

export const operatorWordHistory = endpoint({
  method: 'get',
  path: '/api/operator/word/history',
  summary: 'What was changed in the words of the shop, of one sentence or of all, newest first',
  query: z.object({ ...pageQuery, key: z.string().max(200, 'tooLong').optional() }),
  data: pageOf(change),
});

const readsOfWords = ['/api/operator/word/list', '/api/operator/word/history'] as const;

export const operatorWordSave = endpoint({
  method: 'post',
  path: '/api/operator/word/save',
  summary: 'Replaces a sentence in every language; an empty text puts the original back',
  body: z.object({
    key: sentenceKey,
    /** The shop's own text that was read. */
    before: eachLanguage(ownText),
    ...textFields('text_', typedText().max(longestSentence, 'tooLong')),
  }),
  stale: [...readsOfWords],
});

export const operatorWordUndo = endpoint({
  method: 'post',
  path: '/api/operator/word/undo',
  summary: 'Takes the last change of a sentence back',
  body: z.object({ id: idField }),
  stale: [...readsOfWords],
});
