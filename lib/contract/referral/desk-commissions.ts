import { z } from 'zod';
import { filterDay } from '../day.ts';
import { endpoint } from '../endpoint.ts';
import { idField, moneyText, unixSeconds } from '../fields.ts';
import { texts } from '../texts.ts';
import { workPageOf, workQuery } from '../work-list.ts';
import { commissionBearers, commissionStatuses } from './member-records.ts';

const day = filterDay.optional();
const words = z.string().trim().max(60, 'tooLong').optional();
/** Empty names are those of people who have left. */
const person = z.object({ id: z.int(), name: z.string() });

export const commissionSorts = ['-time', 'time'] as const;

export const operatorCommissions = endpoint({
  method: 'get',
  path: '/api/operator/promoter/commissions',
  summary: 'What promoters earn by orders, newest first',
  query: z.object({
    ...workQuery(commissionSorts),
    /** Whose it is: the beginning of an account’s name, a whole mobile number, e-mail address or user number. */
    q: words,
    /** Of one promoter alone: a link leads to them. */
    promoter: idField.optional(),
    /** Of one order, by its number. */
    no: words,
    status: z.enum(commissionStatuses, 'choice').optional(),
    from: day,
    to: day,
  }),
  data: workPageOf(
    z.object({
      id: z.int(),
      promoter: person,
      buyer: person,
      order_no: z.string(),
      product: texts,
      /** 1: brought the buyer; 2: brought who did; 0: is the buyer. */
      level: z.int(),
      base: moneyText,
      bp: z.int(),
      is_capped: z.boolean(),
      amount: moneyText,
      kept: moneyText,
      reversed: moneyText,
      bearer: z.enum(commissionBearers),
      status: z.enum(commissionStatuses),
      create_time: unixSeconds,
      frozen_until: unixSeconds.nullable(),
      release_time: unixSeconds.nullable(),
    }),
  ),
});
