import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, requiredText, unixSeconds } from '../fields.ts';
import { lookupAnswer, lookupFields } from '../lookup.ts';
import { workPageOf, workQuery } from '../work-list.ts';
import { campaignFilter } from './campaign.ts';

/** Empty names are those of people who have left. */
const person = z.object({ id: z.int(), name: z.string() });
const words = z.string().trim().max(60, 'tooLong').optional();

export const tieSorts = ['-bound', 'bound'] as const;

export const operatorTies = endpoint({
  method: 'get',
  path: '/api/operator/promoter/ties',
  summary: 'Who was brought by whom, newest first',
  query: z.object({
    ...workQuery(tieSorts),
    /** Whose account was brought: the beginning of its name, a whole mobile number, e-mail address or user number. */
    q: words,
    /** The same of who brought it. */
    by: words,
    campaign: campaignFilter,
  }),
  data: workPageOf(
    z.object({
      user: person,
      parent: person,
      /** Who brought the parent, and earns as the second level. */
      grand: person.nullable(),
      bind_time: unixSeconds,
      source: z.enum(['register', 'link', 'manual']),
      campaign: z.string(),
      /** Null: for good. */
      expire_time: unixSeconds.nullable(),
      is_expired: z.boolean(),
      /** The operator who changed it last. */
      changed_by: person.nullable(),
    }),
  ),
});

export const promoterUsers = endpoint({
  method: 'get',
  path: '/api/operator/promoter/users',
  summary: 'Users by account name, to choose who brought somebody',
  query: z.object(lookupFields),
  data: lookupAnswer,
});

/** Nothing chosen is nobody. */
const personField = z.union([z.literal('').transform(() => null), idField]).nullable();

export const tieBody = z.object({
  user_id: idField,
  /** Who brought the user as it was read; null: nobody. What was changed meanwhile is not overwritten. */
  from_id: idField.nullable(),
  parent_id: personField,
  reason: requiredText(200).pipe(lineOfText(200)),
});

export const promoterTie = endpoint({
  method: 'post',
  path: '/api/operator/promoter/tie',
  summary: 'Says who brought a user, or that nobody did; commissions earned before stay as they are',
  body: tieBody,
  stale: ['/api/operator/promoter/ties', '/api/operator/promoter/list'],
});
