import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, requiredText, unixSeconds } from '../fields.ts';
import { tableUpload } from '../table-upload.ts';
import { workPageOf, workQuery } from '../work-list.ts';

export const redirectSorts = ['-id', 'id', 'source', '-source'] as const;

/** Addresses that a shop leads on at most: they are all held in memory. */
export const mostRedirects = 100_000;

/** Of a file of redirects. */
const redirectFileBytes = 20 * 1024 * 1024;

export const redirectUpload = { maxSize: redirectFileBytes, ...tableUpload };

const row = z.object({
  id: z.int(),
  /** As it is compared: decoded, in small letters, with `/*` for everything below. */
  source: z.string(),
  target: z.string(),
  is_permanent: z.boolean(),
  version: z.int(),
  create_time: unixSeconds,
});

const redirectFilter = {
  /** A part of the address or of where it leads. */
  q: z.string().trim().max(200, 'tooLong').optional(),
};

const base = '/api/operator/redirect';
const list = `${base}/list` as const;
const missedList = `${base}/missed` as const;
const fileTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

export const operatorRedirects = endpoint({
  method: 'get',
  path: list,
  summary: 'Redirects, newest first',
  query: z.object({ ...workQuery(redirectSorts), ...redirectFilter }),
  data: workPageOf(row),
});

export const redirectBody = z.object({
  source: requiredText(500),
  target: requiredText(500),
  is_permanent: z.boolean().default(true),
});

export const operatorRedirectSave = endpoint({
  method: 'post',
  path: `${base}/save`,
  summary: 'Creates or updates a redirect; visitors follow it at once',
  body: redirectBody.extend({
    /** Missing: a new one. */
    id: idField.optional(),
    /** Of the redirect as it was read; missing for a new one. */
    version: z.int('invalid').positive('invalid').optional(),
  }),
  stale: [list, missedList],
  data: z.object({ id: z.int() }),
});

export const operatorRedirectRemove = endpoint({
  method: 'post',
  path: `${base}/remove`,
  summary: 'Deletes a redirect',
  body: z.object({ id: idField, version: z.int('invalid').positive('invalid') }),
  stale: [list],
});

export const operatorRedirectImport = endpoint({
  method: 'post',
  path: `${base}/import`,
  summary: 'Adds and updates redirects from a CSV file or workbook; a row that can’t be used never stops the others',
  upload: 'file',
  stale: [list, missedList],
  data: z.object({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    /** The first of them. */
    refusals: z.array(z.object({ line: z.int(), source: z.string(), text: z.string() })),
  }),
});

export const operatorRedirectExport = endpoint({
  method: 'get',
  path: `${base}/export`,
  summary: 'Redirects as a spreadsheet file, with the columns an import reads',
  query: z.object({ ...redirectFilter, format: z.enum(['csv', 'xlsx'], 'choice').default('csv') }),
  file: fileTypes,
  data: z.string(),
});

const missed = z.object({
  id: z.int(),
  path: z.string(),
  asked: z.int(),
  first_time: unixSeconds,
  last_time: unixSeconds,
});
export type MissedAddress = z.output<typeof missed>;

export const operatorMissedAddresses = endpoint({
  method: 'get',
  path: missedList,
  summary: 'Addresses without a page that several people asked for, most often asked for first',
  data: z.object({ list: z.array(missed) }),
});

export const operatorMissedRemove = endpoint({
  method: 'post',
  path: `${base}/missedRemove`,
  summary: 'Takes an address off that list; it is counted again if people go on asking for it',
  body: z.object({ id: idField }),
  stale: [missedList],
});
