import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, noQuery } from '../fields.ts';
import { invoiceTitles as changed } from '../stale-reads.ts';
import { papersBody, titleBody, titleRecord } from './titles.ts';

export const invoiceTitles = endpoint({
  method: 'get',
  path: '/api/invoice/titles',
  summary: 'Invoice titles of the caller, default first; at most twenty',
  query: noQuery,
  data: z.object({ list: z.array(titleRecord) }),
});

export const invoiceTitleInfo = endpoint({
  method: 'get',
  path: '/api/invoice/titleInfo',
  summary: 'One invoice title of the caller',
  query: z.object({ id: idField }),
  data: titleRecord,
});

export const invoiceTitleSave = endpoint({
  method: 'post',
  path: '/api/invoice/titleSave',
  summary: 'Saves a new invoice title, or with `id` an existing one; the first becomes the default',
  body: titleBody,
  stale: changed,
  data: titleRecord,
});

export const invoiceTitleDelete = endpoint({
  method: 'post',
  path: '/api/invoice/titleDelete',
  summary: 'Deletes an invoice title; if it was the default, the last changed one becomes the default',
  body: z.object({ id: idField }),
  stale: changed,
});

export const invoiceTitleDefault = endpoint({
  method: 'post',
  path: '/api/invoice/titleDefault',
  summary: 'Sets an invoice title as default',
  body: z.object({ id: idField }),
  stale: changed,
});

export const invoiceTitlePapers = endpoint({
  method: 'post',
  path: '/api/invoice/titlePapers',
  summary:
    'Sends the papers by which special invoices may be made out to a company’s invoice title; an operator looks at them',
  body: papersBody,
  stale: changed,
});
