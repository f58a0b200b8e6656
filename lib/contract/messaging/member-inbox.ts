import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noQuery, pageOf, pageQuery, unixSeconds } from '../fields.ts';
import { sentNumber } from '../sent-number.ts';
import { messages } from '../stale-reads.ts';

export const messageCategories = [
  'order',
  'aftersale',
  'invoice',
  'quote',
  'referral',
  'finance',
  'system',
  'announcement',
] as const;
export type MessageCategory = (typeof messageCategories)[number];

const idField = sentNumber('invalid').int('invalid').positive('invalid').max(Number.MAX_SAFE_INTEGER);
const category = z.enum(messageCategories, 'choice').optional();

export const messageRecord = z.object({
  id: z.int(),
  category: z.enum(messageCategories),
  event_key: z.string(),
  title: z.string(),
  body: z.string(),
  /** A path of this site, or empty. */
  link: z.string(),
  is_read: z.boolean(),
  create_time: unixSeconds,
});

export const unreadCounts = z.object({
  total: z.int(),
  categories: z.partialRecord(z.enum(messageCategories), z.int()),
});

export const messageList = endpoint({
  method: 'get',
  path: '/api/message/list',
  summary: 'Messages of the caller, newest first, in the language of the request',
  query: z.object({
    ...pageQuery,
    category,
    unread: z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'], error: 'choice' }).default(false),
  }),
  data: pageOf(messageRecord),
});

export const messageUnread = endpoint({
  method: 'get',
  path: '/api/message/unread',
  summary: 'Number of the caller’s unread messages, in total and by category',
  query: noQuery,
  data: unreadCounts,
});

export const messageRead = endpoint({
  method: 'post',
  path: '/api/message/read',
  summary: 'Marks a message as read',
  body: z.object({ id: idField }),
  stale: messages,
});

export const messageReadAll = endpoint({
  method: 'post',
  path: '/api/message/readAll',
  summary: 'Marks all messages, or all in a category, as read',
  body: z.object({ category }),
  stale: messages,
  data: z.object({ read: z.int() }),
});

export const messageDelete = endpoint({
  method: 'post',
  path: '/api/message/delete',
  summary: 'Deletes a message',
  body: z.object({ id: idField }),
  stale: messages,
});

/** A time of the shop's day. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time');
const quietHours = z
  .object({ start: clockTime, end: clockTime })
  .refine(({ start, end }) => start !== end, { path: ['end'], error: 'quietHours' });

const preferences = z.object({
  categories: z.array(
    z.object({
      category: z.enum(messageCategories),
      /** The inbox is never off. */
      in_site: z.literal(true),
      email: z.boolean(),
      mobile: z.boolean(),
      /** What is sent whatever the switches say, in the caller's language. */
      always_sent: z.array(z.string()),
    }),
  ),
  /** In Asia/Shanghai; the end may lie on the next day. Null: none. */
  quiet: z.object({ start: z.string(), end: z.string() }).nullable(),
  timezone: z.literal('Asia/Shanghai'),
});

export const messagePreferences = endpoint({
  method: 'get',
  path: '/api/message/preferences',
  summary: 'Which messages are also sent by email or text message, and the quiet hours',
  query: noQuery,
  data: preferences,
});

export const saveMessagePreferences = endpoint({
  method: 'post',
  path: '/api/message/preferences',
  summary: 'Updates the given categories, and the quiet hours if given',
  body: z.object({
    categories: z
      .array(
        z.object({
          category: z.enum(messageCategories, 'choice'),
          in_site: z.literal(true, 'alwaysOn').optional(),
          email: z.boolean('choice'),
          mobile: z.boolean('choice'),
        }),
      )
      .max(messageCategories.length, 'invalid')
      .optional(),
    quiet: quietHours.nullable().optional(),
  }),
  stale: ['/api/message/preferences'],
  data: preferences,
});
