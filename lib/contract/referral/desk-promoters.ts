import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, moneyText, requiredText, unixSeconds } from '../fields.ts';
import { sentNumber } from '../sent-number.ts';
import { deskPromoters } from '../stale-reads.ts';
import { texts } from '../texts.ts';
import { workPageOf, workQuery } from '../work-list.ts';
import { promoterActions, promoterStatuses } from './member-records.ts';

const reason = requiredText(200).pipe(lineOfText(200));

/** Whom it is about, and as it was read: what somebody else has changed meanwhile is not decided about. */
const about = { user_id: idField, version: sentNumber('invalid').int('invalid').positive('invalid') };

export const promoterSorts = ['-since', 'since'] as const;

export const operatorPromoters = endpoint({
  method: 'get',
  path: '/api/operator/promoter/list',
  summary: 'Promoters and applications, newest first',
  query: z.object({
    ...workQuery(promoterSorts),
    status: z.enum(promoterStatuses, 'choice').optional(),
    /** The beginning of an account name or of what is shown of it, a whole mobile number, e-mail address or user number. */
    q: z.string().trim().max(60, 'tooLong').optional(),
  }),
  data: workPageOf(
    z.object({
      user_id: z.int(),
      /** Both are empty for who has left. */
      username: z.string(),
      nickname: z.string(),
      status: z.enum(promoterStatuses),
      level_id: z.int().nullable(),
      level: texts.nullable(),
      /** Set by an operator: it does not rise by itself. */
      is_level_by_hand: z.boolean(),
      plan: z.string(),
      reason: z.string(),
      people: z.int(),
      earned: moneyText,
      since: unixSeconds,
      apply_time: unixSeconds.nullable(),
      reviewed_by: z.int().nullable(),
      reviewer_name: z.string(),
      review_time: unixSeconds.nullable(),
      version: z.int(),
      actions: z.array(z.enum(promoterActions)),
    }),
  ),
});

export const promoterDecide = endpoint({
  method: 'post',
  path: '/api/operator/promoter/decide',
  summary: 'Approves an application to promote, or rejects it with a reason; the applicant is notified',
  body: z.discriminatedUnion(
    'decision',
    [
      z.object({ ...about, decision: z.literal('approve') }),
      z.object({ ...about, decision: z.literal('reject'), reason }),
    ],
    { error: 'choice' },
  ),
  stale: deskPromoters,
});

export const promoterFreeze = endpoint({
  method: 'post',
  path: '/api/operator/promoter/freeze',
  summary: 'Freezes a promoter: nothing new is earned, and what is on hold waits until the thaw',
  body: z.object({ ...about, reason }),
  stale: deskPromoters,
});

export const promoterThaw = endpoint({
  method: 'post',
  path: '/api/operator/promoter/thaw',
  summary: 'Lets a frozen promoter go on; what has waited is released with the next settlement',
  body: z.object(about),
  stale: deskPromoters,
});
