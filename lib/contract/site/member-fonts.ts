import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** As many characters as one call is asked about; forms ask about rare ones alone. */
const mostAsked = 200;

export const undrawable = endpoint({
  method: 'get',
  path: '/api/site/undrawable',
  summary: 'Characters of a text that documents and posters show by their codes, because no font has them',
  query: z.object({ text: z.string().min(1, 'required').max(mostAsked, 'tooLong') }),
  data: z.object({
    list: z.array(
      z.object({
        character: z.string(),
        /** As it stands in documents, e.g. `U+1F600`. */
        code: z.string(),
      }),
    ),
  }),
});
