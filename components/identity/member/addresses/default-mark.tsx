import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import type { AddressRecord } from '#lib/api/identity/member-addresses.ts';

/** Says that an address is the default one. */
export function DefaultMark({ address }: { address: AddressRecord }) {
  const t = useTranslations('identityAddresses');
  return address.is_default ? <Chip tone="primary">{t('default')}</Chip> : null;
}
