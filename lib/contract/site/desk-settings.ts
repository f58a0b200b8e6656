import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noQuery } from '../fields.ts';

/** What a form needs to know of a setting; its words stand in the `deskSite` messages under its key. */
export const settingKinds = ['text', 'texts', 'number', 'boolean', 'choice', 'list', 'numbers', 'record'] as const;

const setting = z.object({
  key: z.string(),
  kind: z.enum(settingKinds),
  value: z.unknown(),
  /** What holds where nothing is set. */
  preset: z.unknown(),
  /** Of a choice. */
  options: z.array(z.string()),
  min: z.number().nullable(),
  max: z.number().nullable(),
});
export type DeskSetting = z.output<typeof setting>;

export const operatorSettings = endpoint({
  method: 'get',
  path: '/api/operator/settings/see',
  summary: 'Every setting of the shop with its type',
  query: noQuery,
  data: z.object({ list: z.array(setting) }),
});

export const operatorSettingsSave = endpoint({
  method: 'post',
  path: '/api/operator/settings/save',
  summary: 'Changes settings immediately; a setting someone else has changed since it was read is refused at its field',
  body: z.object({
    changes: z
      .array(z.object({ key: z.string().max(60), before: z.unknown(), value: z.unknown() }))
      .min(1, 'required')
      .max(100, 'tooMany'),
  }),
  // A hundred settings, each before and after.
  bounds: { bytes: 256 * 1024, values: 5000 },
  stale: ['/api/operator/settings/see'],
  data: z.null(),
});
