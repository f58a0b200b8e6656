import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, looseBoolean, typedText, unixSeconds } from '../fields.ts';
import { picture } from '../files/picture.ts';
import { sentNumber } from '../sent-number.ts';
import { eachLanguage, texts } from '../texts.ts';
import { sentBlocks } from './blocks/block-schema.ts';

/** A content page by its id; 0 is the home page. */
const page = sentNumber('invalid').int('invalid').min(0, 'invalid').max(Number.MAX_SAFE_INTEGER, 'invalid').default(0);
const version = sentNumber('invalid').int('invalid').min(0, 'invalid').default(0);
const number = sentNumber('invalid').int('invalid').min(1, 'invalid');

/** Whether visitors see a publication: now, once its time has come, or no more. */
const versionStates = ['current', 'hidden', 'scheduled', 'past', 'withdrawn'] as const;

const publication = z.object({
  number: z.int(),
  state: z.enum(versionStates),
  from: unixSeconds,
  until: unixSeconds.nullable(),
  note: z.string(),
  /** Whether everybody is asked to agree to it, of a text that is agreed to. */
  asks_consent: z.boolean(),
  /** Who published it; empty: the shop itself. */
  by: z.string(),
  time: unixSeconds,
});
export type PagePublication = z.output<typeof publication>;

const block = z.looseObject({
  id: z.string(),
  kind: z.string(),
  is_hidden: z.boolean().optional(),
  fields: z.record(z.string(), z.unknown()),
});

export const operatorPageDocument = endpoint({
  method: 'get',
  path: '/api/operator/page/document',
  summary: 'The draft of a page as blocks, with its publications and a link that shows it to others for a week',
  query: z.object({ page }),
  data: z.object({
    /** Null: the home page. */
    page: z
      .object({ id: z.int(), url: z.string(), is_published: z.boolean(), sort: z.int(), version: z.int() })
      .nullable(),
    /** Of the draft; 0 where none was saved. */
    version: z.int(),
    title: texts,
    description: texts,
    blocks: z.array(block),
    /** Blocks that nobody is shown: of a kind that is not known, or with what does not fit their kind. */
    faults: z.array(z.object({ id: z.string(), kind: z.string(), reason: z.enum(['unknown', 'broken']) })),
    /** Whether the draft says something else than what visitors see. */
    is_changed: z.boolean(),
    publications: z.array(publication),
    /** Of the preview page, and until when it works. */
    preview_token: z.string(),
    preview_expires: unixSeconds,
  }),
});

const reads = ['/api/operator/page/document', '/api/operator/page/list'] as const;

const draftTexts = {
  title: eachLanguage(typedText().max(120, 'tooLong').pipe(lineOfText(120)).default('')).prefault({}),
  description: eachLanguage(typedText().max(300, 'tooLong').default('')).prefault({}),
};

/** A page of sixty blocks with a hundred kilobytes of text in some of them. */
const bounds = { bytes: 1024 * 1024, depth: 14, values: 20_000 };

export const operatorPageDraft = endpoint({
  method: 'post',
  path: '/api/operator/page/draft',
  summary: 'Saves the draft of a page; visitors see nothing of it',
  body: z.object({ page, version, ...draftTexts, blocks: sentBlocks }),
  bounds,
  stale: [],
  data: z.object({ version: z.int() }),
});

/** A time on the wire; nothing or nought: none. */
const time = sentNumber('invalid').int('invalid').min(0, 'invalid').max(4_102_444_800, 'invalid').default(0);

export const operatorPagePublish = endpoint({
  method: 'post',
  path: '/api/operator/page/publish',
  summary: 'Shows visitors the draft of a page, at once or from a time on, for good or until a time',
  body: z.object({
    page,
    version,
    from: time,
    until: time,
    note: lineOfText(200).default(''),
    asks_consent: looseBoolean,
  }),
  stale: [...reads, '/api/operator/legal/list'],
  data: z.object({ number: z.int() }),
});

export const operatorPageWithdraw = endpoint({
  method: 'post',
  path: '/api/operator/page/withdraw',
  summary: 'Takes a publication back: visitors see the one before it',
  body: z.object({ page, number }),
  stale: reads,
});

export const operatorPageRestore = endpoint({
  method: 'post',
  path: '/api/operator/page/restore',
  summary: 'Makes an earlier publication the draft again; visitors go on seeing what is published',
  body: z.object({ page, number, version }),
  stale: reads,
  data: z.object({ version: z.int() }),
});

export const pagePlaceBody = z.object({
  /** Missing: a new page, which nobody sees until it is published. */
  id: idField.optional(),
  version,
  url: z
    .string()
    .trim()
    .min(1, 'required')
    .regex(/^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/, 'slug')
    .max(80, 'tooLong'),
  is_published: z.boolean('invalid').default(false),
  sort: sentNumber('invalid').int('invalid').min(0, 'invalid').max(9999, 'invalid').default(0),
});

export const operatorPagePlace = endpoint({
  method: 'post',
  path: '/api/operator/page/place',
  summary: 'Where a content page is found: its address, its place in the footer, and whether visitors find it at all',
  body: pagePlaceBody,
  stale: reads,
  data: z.object({ id: z.int(), version: z.int() }),
});

export const operatorPagePicture = endpoint({
  method: 'post',
  path: '/api/operator/page/picture',
  summary: 'Prepares an uploaded picture for a page in all its sizes; it is the shop’s once a draft with it is saved',
  body: z.object({ url: z.string().max(400, 'tooLong') }),
  stale: [],
  data: z.object({ file: z.int(), picture }),
});
