import { z } from 'zod';
import { type DataOf, endpoint } from '../endpoint.ts';
import { noQuery, unixSeconds } from '../fields.ts';

/** What an owner does before the opening, in the order in which it is shown. */
const openingSteps = [
  'two_factor',
  'company',
  'look',
  'legal',
  'delivery',
  'payment',
  'mail',
  'categories',
  'product',
  'home',
  'address',
  'opening',
] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** Without these nobody should buy, or can: whoever registers proves it by a code that the shop sends. */
export const neededSteps = ['legal', 'delivery', 'payment', 'mail'] as const satisfies readonly OpeningStep[];
export type NeededStep = (typeof neededSteps)[number];

const stepRecord = z.object({ key: z.enum(openingSteps), is_done: z.boolean() });

const previewLink = z.object({
  id: z.int(),
  note: z.string(),
  created_by: z.string(),
  create_time: unixSeconds,
  expires: unixSeconds,
  /** What is given out. */
  address: z.string(),
});

export const operatorOpening = endpoint({
  method: 'get',
  path: '/api/operator/opening/see',
  summary: 'Whether the shop is open, what is still to do before, and who sees it meanwhile',
  query: noQuery,
  data: z.object({
    is_open: z.boolean(),
    /** The demo shop has nothing to do: it is there to be looked at. */
    is_demo: z.boolean(),
    steps: z.array(stepRecord),
    /** What the shop should not open without, and lacks. */
    missing: z.array(z.enum(neededSteps)),
    /** Whether messages leave the shop by mail. */
    can_send_mail: z.boolean(),
    links: z.array(previewLink),
    /** Of the built-in database: the shops of the data folder. Null with another one. */
    shops: z
      .object({
        current: z.enum(['demo', 'empty']),
        /** Which one the next start opens. */
        next: z.enum(['demo', 'empty']),
        /** Whether somebody has said so at the desk; else this start was told otherwise by SHOP where both differ. */
        is_chosen: z.boolean(),
        /** Those that are there, with the folder of each. */
        list: z.array(z.object({ kind: z.enum(['demo', 'empty']), folder: z.string() })),
      })
      .nullable(),
  }),
});
export type OpeningRecord = DataOf<typeof operatorOpening>;

const stale = ['/api/operator/opening/see'] as const;

export const operatorOpen = endpoint({
  method: 'post',
  path: '/api/operator/opening/open',
  summary: 'Opens the shop to visitors; what it lacks has to be named (`opening_incomplete` otherwise)',
  body: z.object({ accepted: z.array(z.enum(neededSteps)).max(10, 'tooMany').default([]) }),
  stale,
});

export const operatorClose = endpoint({
  method: 'post',
  path: '/api/operator/opening/close',
  summary: 'Closes the shop again: visitors see that it opens soon',
  body: z.object({}),
  stale,
});

export const operatorPreviewAdd = endpoint({
  method: 'post',
  path: '/api/operator/opening/linkAdd',
  summary: 'Makes a link that shows a shop that is not open yet for a week',
  body: z.object({ note: z.string().trim().min(1, 'required').max(60, 'tooLong') }),
  stale,
  data: previewLink,
});

export const operatorPreviewRevoke = endpoint({
  method: 'post',
  path: '/api/operator/opening/linkRevoke',
  summary: 'Takes a preview link back',
  body: z.object({ id: z.int().positive() }),
  stale,
});

export const operatorTestMail = endpoint({
  method: 'post',
  path: '/api/operator/opening/mail',
  summary: 'Sends a test mail to the caller’s own address',
  body: z.object({}),
  stale,
  data: z.object({ address: z.string() }),
});

export const operatorSwitchShop = endpoint({
  method: 'post',
  path: '/api/operator/opening/switchShop',
  summary: 'Says which shop of the data folder the next start opens, the demo or one of one’s own; neither is changed',
  body: z.object({ shop: z.enum(['demo', 'empty'], { error: 'choice' }) }),
  stale,
});
