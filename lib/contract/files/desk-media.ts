import { z } from 'zod';
import { locales } from '#lib/i18n/locales.ts';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, requiredText, unixSeconds } from '../fields.ts';
import { sentNumber } from '../sent-number.ts';
import { eachLanguage, texts } from '../texts.ts';
import { workPageOf, workQuery } from '../work-list.ts';
import { picture } from './picture.ts';

/** `drawing`: an SVG, which has no sizes. What a file is replaced by is of the same kind. */
export const mediaKinds = ['picture', 'drawing', 'film'] as const;
export type MediaKind = (typeof mediaKinds)[number];

export const mediaSorts = ['-id', 'id', 'name', '-name'] as const;

const item = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(mediaKinds),
  /** Address of the file itself, or at the CDN where one is configured. */
  url: z.string(),
  /** Null: a film. */
  picture: picture.nullable(),
  /** Bytes, of the largest size that is shown. */
  size: z.int(),
  /** Records that use it. */
  uses: z.int(),
  /** Languages in which nothing says what it shows. */
  missing: z.array(z.enum(locales)),
  create_time: unixSeconds,
});
export type MediaItem = z.output<typeof item>;

const base = '/api/operator/media';
const list = `${base}/list` as const;
const detail = `${base}/detail` as const;

export const operatorMedia = endpoint({
  method: 'get',
  path: list,
  summary: 'Files of the shop: pictures, drawings and films that its pages and products show, newest first',
  query: z.object({
    ...workQuery(mediaSorts),
    /** A part of the name, or of a text in any language. */
    q: z.string().trim().max(100, 'tooLong').optional(),
    kind: z.enum(mediaKinds, 'choice').optional(),
    /** Several of them, with commas between: what a field may show. */
    kinds: z
      .string()
      .max(40, 'tooLong')
      .regex(/^(picture|drawing|film)(,(picture|drawing|film))*$/, 'choice')
      .optional(),
    /** `unused`: nothing shows it. `untold`: a language lacks what it shows. */
    state: z.enum(['unused', 'untold'], 'choice').optional(),
    /** `sized`: pictures alone that have all sizes, as products need them. */
    fit: z.enum(['sized'], 'choice').optional(),
  }),
  data: workPageOf(item),
});

/** What can show a file. `look`: the look of the shop, live, as a draft, or as it was. */
const useKinds = ['product', 'category', 'page', 'look', 'order', 'quotation'] as const;

const use = z.object({
  kind: z.enum(useKinds),
  /** Of the record; 0: the home page, the look, or orders and quotations, which are counted alone. */
  id: z.int(),
  /** In the reader's language; empty where the kind says all. */
  name: z.string(),
  /** Of a page: where in it; of the look: which of them. */
  places: z.array(z.enum(['draft', 'live', 'scheduled', 'former'])),
  count: z.int(),
});
export type MediaUse = z.output<typeof use>;

const change = z.object({
  id: z.int(),
  event: z.enum(['replace', 'save']),
  /** Who did it; empty: nobody who is known any more. */
  by: z.string(),
  time: unixSeconds,
  is_undone: z.boolean(),
  /** What was there before a replacement; null for another change. */
  former: z.object({ name: z.string(), url: z.string(), picture: picture.nullable() }).nullable(),
  actions: z.array(z.enum(['undo'])),
});
export type MediaChange = z.output<typeof change>;

export const operatorMediaDetail = endpoint({
  method: 'get',
  path: detail,
  summary: 'A file of the shop with its texts, its focal point, where it is used and what was changed of it',
  query: z.object({ id: idField }),
  data: item.extend({
    mime: z.string(),
    width: z.int(),
    height: z.int(),
    alt: texts,
    caption: texts,
    /** Percent from the left and from the top of what must stay in sight where a picture is cropped. */
    focus_x: z.int(),
    focus_y: z.int(),
    /** Of texts and focal point; 0 where none were saved. */
    version: z.int(),
    used_by: z.array(use),
    changes: z.array(change),
  }),
});

const url = z.string().trim().max(255, 'tooLong').min(1, 'required');
const version = sentNumber('invalid').int('invalid').min(0, 'invalid');

export const operatorMediaAdd = endpoint({
  method: 'post',
  path: `${base}/add`,
  summary: 'Makes an upload of the topic `media` a file of the shop, in all its sizes',
  body: z.object({ url }),
  stale: [list],
  data: z.object({
    /** The same file was there already. */
    is_known: z.boolean(),
    item,
  }),
});

const percent = sentNumber('invalid').int('invalid').min(0, 'invalid').max(100, 'invalid').default(50);

const mediaBody = z.object({
  name: requiredText(120).pipe(lineOfText(120)),
  alt: eachLanguage(lineOfText(200).default('')).prefault({}),
  caption: eachLanguage(lineOfText(300).default('')).prefault({}),
  focus_x: percent,
  focus_y: percent,
});

export const operatorMediaSave = endpoint({
  method: 'post',
  path: `${base}/save`,
  summary: 'Saves name, texts and focal point of a file; pages show them at once',
  body: mediaBody.extend({ id: idField, version }),
  stale: [list, detail],
  data: z.object({ version: z.int() }),
});

export const operatorMediaReplace = endpoint({
  method: 'post',
  path: `${base}/replace`,
  summary: 'Puts an upload of the topic `media` in the place of a file, wherever that is shown',
  body: z.object({ id: idField, version, url }),
  stale: [list, detail],
  data: z.object({ version: z.int() }),
});

export const operatorMediaUndo = endpoint({
  method: 'post',
  path: `${base}/undo`,
  summary: 'Takes the last change of a file back',
  body: z.object({ id: idField }),
  stale: [list, detail],
});

export const operatorMediaRemove = endpoint({
  method: 'post',
  path: `${base}/remove`,
  summary: 'Deletes a file that nothing uses',
  body: z.object({ id: idField }),
  stale: [list],
});
