'use client';

import { useTranslations } from 'next-intl';
import type { StoreApplicationDraft, StoreApplicationField } from '#lib/contract/store/application-form.ts';
import { useTrades } from '../fields/use-trades.ts';

/** What a field holds, in words; empty for nothing. The area has a line of its own, because its names are looked up. */
export function useFieldText(): (name: StoreApplicationField, form: StoreApplicationDraft) => string {
  const words = useTranslations('storeEntry.entry');
  const t = useTranslations('storeFields');
  const trades = useTrades();
  return (name, form) => {
    if (name === 'trades') return trades.lineOf(form.trades);
    if (name === 'payee_type') return t(`payeeTypes.${form.payee_type}`);
    if (name === 'licence' || name === 'logo') return form[name] && t('file.there');
    if (name === 'licence_until' && form.licence_long_term) return t('fields.licence_long_term');
    const value = form[name];
    if (typeof value === 'boolean') return words(value ? 'yes' : 'no');
    return value === 0 ? '' : String(value);
  };
}
