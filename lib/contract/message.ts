import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { looseBoolean, noQuery, nothing, pageOf, pageQuery, unixSeconds } from './fields.ts';

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

const idField = z.coerce.number({ error: 'invalid' }).int('invalid').positive('invalid').max(Number.MAX_SAFE_INTEGER);
const category = z.enum(messageCategories).optional().catch(undefined);

export const messageList = endpoint({
  method: 'get',
  path: '/api/message/list',
  summary: 'Messages of the caller, newest first, in the language of the request',
  query: z.object({ ...pageQuery, category, unread: looseBoolean }),
  data: pageOf(
    z.object({
      id: z.int(),
      category: z.enum(messageCategories),
      event_key: z.string(),
      title: z.string(),
      body: z.string(),
      /** A path of this site, or empty. */
      link: z.string(),
      is_read: z.boolean(),
      create_time: unixSeconds,
    }),
  ),
});

export const messageUnread = endpoint({
  method: 'get',
  path: '/api/message/unread',
  summary: 'How many messages of the caller are unread, in all and by category',
  query: noQuery,
  data: z.object({ total: z.int(), categories: z.partialRecord(z.enum(messageCategories), z.int()) }),
});

export const messageRead = endpoint({
  method: 'post',
  path: '/api/message/read',
  summary: 'Marks a message as read',
  body: z.object({ id: idField }),
  data: nothing,
});

export const messageReadAll = endpoint({
  method: 'post',
  path: '/api/message/readAll',
  summary: 'Marks every message, or every one of a category, as read',
  body: z.object({ category }),
  data: z.object({ read: z.int() }),
});

export const messageDelete = endpoint({
  method: 'post',
  path: '/api/message/delete',
  summary: 'Deletes a message',
  body: z.object({ id: idField }),
  data: nothing,
});
