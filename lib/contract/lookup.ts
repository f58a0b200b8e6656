import { z } from 'zod';
import { sentNumber } from './sent-number.ts';

/** Page size of the family's selection lookup (contract §7); it sends no limit. */
export const lookupPageSize = 10;

/** As much of a search as is looked for: what is longer is cut, so that it still finds something. */
const longestSearch = 60;
/** As many records as one call names. */
const mostNamed = 100;

export const quickSearchField = z
  .string()
  .transform((typed) => typed.slice(0, longestSearch).trim())
  .catch('')
  .default('');

/** `1,2` or `[1, 2]`, as the family's clients send what was chosen before. */
export const initValueField = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => (Array.isArray(given) ? given : given.split(',')).filter((part) => part.trim() !== ''))
  .transform((parts) => (parts.length > 0 ? parts.slice(0, mostNamed) : undefined))
  .optional()
  .catch(undefined);

/**
 * What a remote select asks with (specification §7): a search, or the ids whose names are wanted. `uuid` and `initKey`
 * are sent by the family's clients; records are always named by their id here.
 */
export const lookupFields = {
  select: z.stringbool().optional().catch(undefined),
  quickSearch: quickSearchField,
  page: sentNumber('invalid').int().min(1).max(1000).catch(1).default(1),
  initKey: z.string().max(20).optional().catch(undefined),
  initValue: initValueField,
  uuid: z.string().max(64).optional().catch(undefined),
};

const option = z.object({ id: z.int(), name: z.string() });
export type LookupOption = z.output<typeof option>;

export const lookupAnswer = z.object({
  options: z.array(option),
  /** How many the search finds in all. */
  total: z.int(),
});
export type LookupAnswer = z.output<typeof lookupAnswer>;
