import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyText, pageOf, pageQuery, unixSeconds } from '../fields.ts';
import { storeMoney } from '../stale-reads.ts';
import { depositKinds, depositsKnownToStore } from './deposits.ts';
import { depositNo } from './desk-deposits.ts';

const deposit = z.object({
  no: z.string(),
  kind: z.enum(depositKinds),
  amount: moneyText,
  reason: z.string(),
  status: z.enum(depositsKnownToStore),
  create_time: unixSeconds,
  /** By when a demand is to be paid. */
  due_time: unixSeconds.nullable(),
  /** Not paid by then: the store claims no orders of the pool. */
  is_overdue: z.boolean(),
  /** When it was paid, withdrawn, given back or kept. */
  done_time: unixSeconds.nullable(),
  /** Why a demand was withdrawn. */
  answer: z.string(),
  actions: z.array(z.enum(['pay'])),
});
export type StoreDeposit = z.output<typeof deposit>;

export const storeDeposits = endpoint({
  method: 'get',
  path: '/api/store/deposits',
  summary: 'Security deposits the store was asked for, and what it got back or lost of them, newest first',
  query: z.object({
    ...pageQuery,
    kind: z.enum(depositKinds, 'choice').optional(),
    status: z.enum(depositsKnownToStore, 'choice').optional(),
    no: depositNo.optional(),
  }),
  data: pageOf(deposit),
});

export const storeDepositPay = endpoint({
  method: 'post',
  path: '/api/store/depositPay',
  summary: 'Pays a security deposit that was asked for out of what the store can withdraw',
  body: z.object({ no: depositNo }),
  stale: storeMoney,
});
