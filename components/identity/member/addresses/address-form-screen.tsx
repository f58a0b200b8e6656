'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { AddressForm } from './address-form.tsx';

interface AddressFormScreenProps {
  /** The address to change; undefined for a new one. */
  id: number | undefined;
  /** Where the person came from, and goes back to. */
  to: string | undefined;
}

/** The page on which an address is written. */
export function AddressFormScreen({ id, to }: AddressFormScreenProps) {
  const t = useTranslations('identityAddresses.form');
  return (
    <>
      <PageHeader title={t(id === undefined ? 'add' : 'edit')} />
      {id === undefined ? <AddressForm to={to} /> : <SavedAddress key={id} id={id} to={to} />}
    </>
  );
}

function SavedAddress({ id, to }: { id: number; to: string | undefined }) {
  const query = useQuery(apiQuery('/api/address/info', { id }));
  const skeleton = <PanelSkeleton rows={4} isFlush />;
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(address) => <AddressForm address={address} to={to} />}
    </QueryView>
  );
}
