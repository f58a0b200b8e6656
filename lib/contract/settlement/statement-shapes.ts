import { z } from 'zod';
import { moneyText, unixSeconds } from '../fields.ts';
import { listedStatuses } from './statement-words.ts';

/** What everybody reads of a statement. */
export const statementFields = {
  no: z.string(),
  /** Days of the shop, both included. */
  from: z.string(),
  to: z.string(),
  /** What could be taken when it was made, with all that was stated before. */
  opening: moneyText,
  /** Each with its sign; `net` is their sum, and what is settled. */
  earnings: moneyText,
  reversals: moneyText,
  fees: moneyText,
  adjustments: moneyText,
  net: moneyText,
  closing: moneyText,
  line_count: z.int(),
  status: z.enum(listedStatuses),
  /** Until then the store looks at it; then it counts as confirmed. */
  deadline: unixSeconds,
  /** Null while it is not settled. */
  settle_time: unixSeconds.nullable(),
  create_time: unixSeconds,
  /** What the store objected to last; empty: to nothing. */
  dispute_note: z.string(),
  /** What it was answered; empty: nothing yet. */
  answer: z.string(),
};

/** What the statement before it left, which what was taken out since then makes its own opening; null: it is the first. */
export const lastClosing = moneyText.nullable();

/** Of documents that were made: a copy with another hash was changed. */
export const statementHashes = z.array(z.object({ locale: z.string(), sha256: z.string() }));
