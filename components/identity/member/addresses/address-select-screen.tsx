'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { addressesQuery, mostAddresses } from '#lib/api/identity/member-addresses.ts';
import { formPath, selectPath } from '#lib/routes/address-paths.ts';
import { AddressChoice } from './address-choice.tsx';
import { AddressSkeleton } from './address-skeleton.tsx';

interface AddressSelectScreenProps {
  /** The page that asked for an address. */
  to: string | undefined;
  /** An address that was just added from here. */
  chosen: number | undefined;
}

/** Chooses the address to use, for the page that asked. */
export function AddressSelectScreen({ to, chosen }: AddressSelectScreenProps) {
  const t = useTranslations('identityAddresses');
  const query = useQuery(addressesQuery());
  const total = query.data?.total ?? 0;
  const addPath = formPath({ to: selectPath({ to }) });
  return (
    <>
      <PageHeader title={t('select.title')}>
        {total > 0 && total < mostAddresses && (
          <ButtonLink look="secondary" href={addPath}>
            {t('add')}
          </ButtonLink>
        )}
      </PageHeader>
      <QueryView query={query} skeleton={<AddressSkeleton />}>
        {({ list }) =>
          list.length > 0 ? (
            <AddressChoice list={list} to={to} chosen={chosen} />
          ) : (
            <Panel>
              <EmptyState title={t('empty.title')} text={t('empty.text')}>
                <ButtonLink href={addPath}>{t('add')}</ButtonLink>
              </EmptyState>
            </Panel>
          )
        }
      </QueryView>
    </>
  );
}
