import { useTranslations } from 'next-intl';
import type { ApplicationInfo, ApplicationSecrets } from '#lib/api/store/desk-stores.ts';
import type { StoreApplicationField } from '#lib/contract/store/application-form.ts';
import { useTrades } from '../../fields/use-trades.ts';

/** What a field holds, in words; in full what was revealed, empty for nothing. */
export function useFieldText(
  { form, area_name }: ApplicationInfo,
  secrets: ApplicationSecrets | undefined,
): (name: StoreApplicationField) => string {
  const t = useTranslations('storeFields');
  const trades = useTrades();
  return (name) => {
    if (name === 'trades') return trades.lineOf(form.trades);
    if (name === 'payee_type') return t(`payeeTypes.${form.payee_type}`);
    if (name === 'licence_until' && form.licence_long_term) return t('fields.licence_long_term');
    if (name === 'address') return `${area_name} ${form.address}`.trim();
    if (name === 'contact_mobile' || name === 'payee_account') return secrets?.[name] ?? form[name];
    return String(form[name]);
  };
}
