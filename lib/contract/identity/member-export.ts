import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enteredPassword, noQuery, pageOf, unixSeconds } from '../fields.ts';
import { sentNumber } from '../sent-number.ts';

export const dataExportStatuses = ['queued', 'running', 'ready', 'failed', 'expired'] as const;

const id = sentNumber('invalid').int('invalid').positive('invalid').max(Number.MAX_SAFE_INTEGER);

const dataExport = z.object({
  id: z.int(),
  status: z.enum(dataExportStatuses),
  /** In bytes. */
  size: z.int().nullable(),
  create_time: unixSeconds,
  ready_time: unixSeconds.nullable(),
  /** After this the file is gone. */
  expire_time: unixSeconds.nullable(),
  can_download: z.boolean(),
});

export const dataExportRequest = endpoint({
  method: 'post',
  path: '/api/account/export',
  summary: 'Requests an export of the account data, at most once a day; needs the password',
  body: z.object({ password: enteredPassword(64) }),
  stale: ['/api/account/exports'],
  data: dataExport,
});

export const dataExportList = endpoint({
  method: 'get',
  path: '/api/account/exports',
  summary: 'Data exports requested by the caller, newest first',
  query: noQuery,
  data: pageOf(dataExport),
});

export const dataExportLink = endpoint({
  method: 'post',
  path: '/api/account/exportLink',
  summary: 'A download link to a finished export, valid for some minutes',
  body: z.object({ id }),
  stale: [],
  data: z.object({ url: z.string(), expire_time: unixSeconds }),
});
