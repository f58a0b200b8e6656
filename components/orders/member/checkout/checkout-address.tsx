'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { AddressLines } from '#components/ui/facts/address-lines.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { AddressRecord } from '#lib/api/identity/member-addresses.ts';
import { formPath, selectPath } from '#lib/routes/address-paths.ts';

/** Where it goes. Choosing another one leads away and back here, and keeps what was filled in. */
export function CheckoutAddress({ address }: { address: AddressRecord | undefined }) {
  const t = useTranslations('orders.checkout');
  const to = `${usePathname()}?${useSearchParams()}`;
  const toSelect = selectPath({ to });
  return (
    <Panel
      title={t('address')}
      actions={
        address && (
          <ButtonLink look="secondary" size="small" href={toSelect}>
            {t('changeAddress')}
          </ButtonLink>
        )
      }
    >
      {address ? (
        <AddressLines address={address} />
      ) : (
        <>
          <p>{t('noAddress')}</p>
          <ButtonLink href={formPath({ to: toSelect })}>{t('addAddress')}</ButtonLink>
        </>
      )}
    </Panel>
  );
}
