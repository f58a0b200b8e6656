import type { Locale } from '#lib/i18n/locales.ts';
import { withCarrierNamed } from './carrier-value.ts';
import { withFaultWorded } from './outbox/fault-value.ts';

type Values = Record<string, string | number>;

/** What fills the words of a notice, as its reader reads it. */
export const valuesForReader = (values: Values, locale: Locale): Values =>
  withoutLastStop(withFaultWorded(withCarrierNamed(values, locale), locale));

/** Many sentences go on or end behind a reason, which its writer has ended already. */
function withoutLastStop(values: Values): Values {
  const { reason } = values;
  return typeof reason === 'string' ? { ...values, reason: reason.replace(/[。．.]\s*$/, '') } : values;
}
