import { z } from 'zod';

/** States of a statement (docs/domain/settlement.md 7). */
export const statementStatuses = ['draft', 'to_confirm', 'disputed', 'confirmed', 'settled'] as const;
export type StatementStatus = (typeof statementStatuses)[number];

/** How often stores get a statement; `manual`: only when an operator makes them. */
export const settleCycles = ['daily', 'weekly', 'monthly', 'manual'] as const;
export type SettleCycle = (typeof settleCycles)[number];

/** What may stand in the history of a statement. */
export const statementEvents = [
  'make',
  'confirm',
  'lapse',
  'dispute',
  'propose',
  'drop',
  'adjust',
  'refuse',
  'settle',
] as const;
export type StatementEvent = (typeof statementEvents)[number];

/** A draft is never shown. */
export const listedStatuses = ['to_confirm', 'disputed', 'confirmed', 'settled'] as const;

/** Beside the states: whatever is settled within a week unless its store objects. */
export const statementFilters = [...listedStatuses, 'due'] as const;

export const statementNo = z
  .string()
  .trim()
  .regex(/^SS\d{14}$/, 'invalid');
