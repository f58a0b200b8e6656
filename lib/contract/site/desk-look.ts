import { z } from 'zod';
import { type DataOf, endpoint } from '../endpoint.ts';
import { noQuery, unixSeconds } from '../fields.ts';
import { lookSchema } from './look.ts';
import { palettesSchema } from './palette.ts';

/** Earlier looks that can be brought back. */
export const listedLooks = 50;

const look = z.object(lookSchema.shape);

const note = z.object({
  colour: z.enum(['brand', 'accent']),
  mode: z.enum(['light', 'dark']),
  chosen: z.string(),
  /** What texts, marks and lines have instead, because the chosen colour could not be read there. */
  used: z.string(),
});

const published = z.object({
  id: z.int(),
  look,
  time: unixSeconds,
  /** Empty: the shop itself, when it was set up. */
  by: z.string(),
  /** The look that was brought back by this one. */
  restored_from: z.int().nullable(),
});

export const operatorLook = endpoint({
  method: 'get',
  path: '/api/operator/look/see',
  summary: 'The look that is live, the one that is being worked on, and those of before',
  query: noQuery,
  data: z.object({
    live: look,
    /** Null: nobody has published one. */
    live_id: z.int().nullable(),
    /** Null: nothing is being worked on. */
    draft: z.object({ look, time: unixSeconds, by: z.string() }).nullable(),
    /** What `save` and `publish` are to be told; 0 without a draft. */
    version: z.int(),
    /** The newest first. */
    history: z.array(published),
  }),
});
export type LookAtDesk = DataOf<typeof operatorLook>;

export const operatorLookPreview = endpoint({
  method: 'post',
  path: '/api/operator/look/preview',
  summary: 'What follows from a look, and a link to see it on the pages of the shop; nothing is saved',
  body: z.object({ look: lookSchema }),
  stale: [],
  data: z.object({
    /** For `?look=` on a page of the storefront: for whoever asked, for an hour. */
    token: z.string(),
    palettes: palettesSchema,
    notes: z.array(note),
  }),
});
export type LookPreview = DataOf<typeof operatorLookPreview>;

const stale = ['/api/operator/look/see'] as const;

export const operatorLookSave = endpoint({
  method: 'post',
  path: '/api/operator/look/save',
  summary: 'Saves what is being worked on; visitors see nothing of it. Fields that are left out stay as they are',
  body: z.object({
    look: lookSchema.partial(),
    /** The draft that was read, 0 where there was none; left out: whichever there is. */
    version: z.int().min(0).optional(),
  }),
  stale,
  data: z.object({ version: z.int() }),
});

export const operatorLookPublish = endpoint({
  method: 'post',
  path: '/api/operator/look/publish',
  summary: 'Shows visitors the look that is being worked on, on every page at once',
  body: z.object({ version: z.int().min(1) }),
  stale,
  data: z.object({ id: z.int() }),
});

export const operatorLookRestore = endpoint({
  method: 'post',
  path: '/api/operator/look/restore',
  summary: 'Shows visitors an earlier look again; what is being worked on stays',
  body: z.object({ id: z.int().positive() }),
  stale,
  data: z.object({ id: z.int() }),
});
