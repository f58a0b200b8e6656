import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, noQuery } from '../fields.ts';
import { storeInvoiceTitles as changed } from '../stale-reads.ts';
import { papersBody, titleBody, titleRecord } from './titles.ts';

/** Titles that the platform’s invoices to a store are made out to. */

export const storeTitles = endpoint({
  method: 'get',
  path: '/api/store/invoiceTitles',
  summary: 'Invoice titles of the store, default first; at most twenty',
  query: noQuery,
  data: z.object({ list: z.array(titleRecord) }),
});

export const storeTitleInfo = endpoint({
  method: 'get',
  path: '/api/store/invoiceTitleInfo',
  summary: 'One invoice title of the store',
  query: z.object({ id: idField }),
  data: titleRecord,
});

export const storeTitleSave = endpoint({
  method: 'post',
  path: '/api/store/invoiceTitleSave',
  summary: 'Saves a new invoice title of the store, or with `id` an existing one; the first becomes the default',
  body: titleBody,
  stale: changed,
  data: titleRecord,
});

export const storeTitleDelete = endpoint({
  method: 'post',
  path: '/api/store/invoiceTitleDelete',
  summary: 'Deletes an invoice title of the store',
  body: z.object({ id: idField }),
  stale: changed,
});

export const storeTitleDefault = endpoint({
  method: 'post',
  path: '/api/store/invoiceTitleDefault',
  summary: 'Sets an invoice title of the store as default',
  body: z.object({ id: idField }),
  stale: changed,
});

export const storeTitlePapers = endpoint({
  method: 'post',
  path: '/api/store/invoiceTitlePapers',
  summary:
    'Sends the papers by which special invoices may be made out to an invoice title of the store; an operator looks at them',
  body: papersBody,
  stale: changed,
});
