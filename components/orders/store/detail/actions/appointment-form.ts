import { z } from 'zod';
import { lineOfText } from '#lib/contract/fields.ts';
import { formatTime } from '#lib/i18n/date.ts';

const dayOfShop = () => formatTime(Date.now(), '', 'yyyy-mm-dd');

const day = z
  .string()
  .min(1, 'required')
  .pipe(z.iso.date('date'))
  .refine((text) => text >= dayOfShop(), { error: 'future' });
const time = z.string().regex(/^\d{2}:\d{2}$/, 'required');

/** A day and hours of the shop, as they are typed. */
export const appointmentForm = z
  .object({ day, from: time, until: time, note: lineOfText(200) })
  .refine(({ from, until }) => until === '' || until > from, { error: 'timeOrder', path: ['until'] });
