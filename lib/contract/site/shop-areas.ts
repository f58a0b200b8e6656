import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField } from '../fields.ts';

const areaCode = idField.optional();

/** Ours beside the family's list, whose shape is fixed: what a page names as the origin of its areas. */
export const areaVersion = endpoint({
  method: 'get',
  path: '/api/ajax/areaVersion',
  summary: 'The edition of the area data in use',
  query: z.object({}),
  data: z.object({ source: z.string(), version: z.string() }),
});

export const area = endpoint({
  method: 'get',
  path: '/api/ajax/area',
  summary:
    'Provinces; with `province` its cities; with both the districts of the city (mainland China, GB/T 2260), in the caller’s language',
  query: z.object({ province: areaCode, city: areaCode }),
  data: z.array(z.object({ value: z.int(), label: z.string() })),
});
