import { z } from 'zod';

/** Page size of the family's selection lookup (contract §7); it sends no limit. */
export const lookupPageSize = 10;

/**
 * What a remote select asks with (specification §7): a search, or the ids whose names are wanted. `uuid` and `initKey`
 * are sent by the family's clients; records are always named by their id here.
 */
export const lookupFields = {
  select: z.stringbool().optional().catch(undefined),
  quickSearch: z.string().trim().max(60).catch('').default(''),
  page: z.coerce.number().int().min(1).max(1000).catch(1).default(1),
  initKey: z.string().max(20).optional().catch(undefined),
  initValue: z
    .union([z.string().max(200), z.array(z.string().max(20)).max(50)])
    .optional()
    .catch(undefined),
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
