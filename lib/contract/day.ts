import { z } from 'zod';
import { sentNumber } from './sent-number.ts';

/** Days before this one never saw an order, and those of year 0 are none to a database. */
const firstDay = '2000-01-01';

/** A calendar day of the shop, as a filter names it. */
export const filterDay = z.iso.date('date').refine((day) => day >= firstDay, 'date');

/** A calendar month of the shop, as a filter names it. */
export const filterMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'date')
  .refine((month) => month >= firstDay.slice(0, 7), 'date');

/** The day out of an address; undefined for anything else. */
export const readFilterDay = (text: string | null): string | undefined => filterDay.safeParse(text).data;

/** So many days back, a year at most. */
export const daysField = sentNumber('wholeNumber').int('wholeNumber').min(1, 'wholeNumber').max(366, 'specMaximum');
