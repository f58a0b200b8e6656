import { z } from 'zod';
import { amountField, moneyText, unixSeconds } from '../fields.ts';
import { withdrawalInvoices } from '../invoices/settlement-shapes.ts';
import { withdrawalChannels, withdrawalStatuses } from './records.ts';

/** Withdrawals as those see them whose money it is, members and stores. */

export const withdrawalNo = z
  .string()
  .trim()
  .regex(/^(WD|SW)\d{14}$/, 'invalid');

/** Nothing, or less, is not an amount. */
export const withdrawalAmount = amountField.refine((text) => /[1-9]/.test(text), 'amount');

export const withdrawalPrice = z.object({ amount: moneyText, fee: moneyText, tax: moneyText, net: moneyText });

export const withdrawOptions = z.object({
  /** Below zero it is owed. */
  available: moneyText,
  withdrawing: moneyText,
  min: moneyText,
  max: moneyText,
  /** What is left of today’s limits. */
  day_left: moneyText,
  times_left: z.int(),
  /** Whether another one has to come to its end first. */
  is_waiting: z.boolean(),
  /** The promoter is frozen, the store suspended. */
  is_stopped: z.boolean(),
});

export const withdrawal = withdrawalPrice.extend({
  no: z.string(),
  status: z.enum(withdrawalStatuses),
  channel: z.enum(withdrawalChannels),
  /** Masked; empty for the balance. */
  account: z.string(),
  bank: z.string(),
  /** Why it was rejected, failed or came back. */
  reason: z.string(),
  /** Of a store’s, its invoices to the platform that it is paid upon; null: none. */
  invoices: withdrawalInvoices.nullable(),
  create_time: unixSeconds,
  pay_time: unixSeconds.nullable(),
  actions: z.array(z.enum(['cancel'])),
});

export const withdrawalDetails = withdrawal.extend({
  /** What changed its state, the first step first, and why where it went wrong. */
  timeline: z.array(
    z.object({ event: z.string(), status: z.enum(withdrawalStatuses), reason: z.string(), time: unixSeconds }),
  ),
});
