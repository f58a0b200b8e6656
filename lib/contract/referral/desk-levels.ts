import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, moneyText, noQuery, requiredText } from '../fields.ts';
import { sentNumber } from '../sent-number.ts';
import { deskPromoters } from '../stale-reads.ts';
import { textFields, texts } from '../texts.ts';

const version = sentNumber('invalid').int('invalid').positive('invalid');
const name = requiredText(20).pipe(lineOfText(20));

/** A rate in percent with at most two decimals, up to a half of the price. */
const rate = z
  .string()
  .trim()
  .min(1, 'required')
  .regex(/^(?:50(?:\.0{1,2})?|[1-4]?\d(?:\.\d{1,2})?)$/, 'rate');

export const promoterLevels = endpoint({
  method: 'get',
  path: '/api/operator/promoter/levels',
  summary: 'Levels of promoters with their rates, those that one rises to first, from the least',
  query: noQuery,
  data: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        names: texts,
        /** Basis points. */
        level1_bp: z.int(),
        level2_bp: z.int(),
        self_bp: z.int(),
        /** Null: by an operator's hand alone. */
        rises_from: moneyText.nullable(),
        is_active: z.boolean(),
        /** How many promoters are on it. */
        promoters: z.int(),
        version: z.int(),
      }),
    ),
  }),
});

export const promoterLevelBody = z.object({
  /** Missing: a new one. */
  id: idField.optional(),
  version: version.optional(),
  ...textFields('name_', name),
  level1: rate,
  level2: rate,
  self: rate,
  /** Whoever has been credited so much rises to it; empty: by an operator's hand alone. */
  rises_from: z
    .string()
    .trim()
    .regex(/^(?:|\d{1,9}(?:\.\d{1,2})?)$/, 'amount')
    .refine((text) => text === '' || /[1-9]/.test(text), 'amountAboveNothing'),
  is_active: z.boolean(),
});

export const promoterLevelSave = endpoint({
  method: 'post',
  path: '/api/operator/promoter/levelSave',
  summary: 'Adds a level of promoters, or changes one; orders that were made keep their rates',
  body: promoterLevelBody,
  stale: deskPromoters,
});

export const promoterLevel = endpoint({
  method: 'post',
  path: '/api/operator/promoter/level',
  summary: 'Puts a promoter on a level for good, or back on the one that was earned',
  body: z.object({
    user_id: idField,
    version,
    /** Null: by what is earned. */
    level_id: idField.nullable(),
  }),
  stale: deskPromoters,
});
