'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { addressesQuery, mostAddresses } from '#lib/api/identity/member-addresses.ts';
import { formPath } from '#lib/routes/address-paths.ts';
import { AddressBook } from './address-book.tsx';
import { AddressSkeleton } from './address-skeleton.tsx';

/** The address book: the default first. */
export function AddressListScreen() {
  const t = useTranslations('identityAddresses');
  const query = useQuery(addressesQuery());
  const total = query.data?.total ?? 0;
  const isFull = total >= mostAddresses;
  return (
    <>
      <PageHeader title={t('title')} text={t(isFull ? 'full' : 'text', { max: mostAddresses })}>
        {total > 0 && !isFull && <ButtonLink href={formPath()}>{t('add')}</ButtonLink>}
      </PageHeader>
      <QueryView query={query} skeleton={<AddressSkeleton />}>
        {({ list }) => (list.length === 0 ? <NoAddress /> : <AddressBook list={list} />)}
      </QueryView>
    </>
  );
}

function NoAddress() {
  const t = useTranslations('identityAddresses');
  return (
    <Panel>
      <EmptyState title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink href={formPath()}>{t('add')}</ButtonLink>
      </EmptyState>
    </Panel>
  );
}
