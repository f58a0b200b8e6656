import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AddressFormScreen } from '#components/identity/member/addresses/address-form-screen.tsx';
import { addressesQuery, areasQuery } from '#lib/api/identity/member-addresses.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { safeTarget } from '#lib/routes/guards/safe-target.ts';
import { readId, toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

type Props = PageProps<'/[locale]/user/common/userAddress/addressForm'>;

/** A new address has a title of its own. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const metadata = await memberMetadata('user/common/userAddress/addressForm');
  if (toParameters(await searchParams).has('id')) return metadata;
  const t = await getTranslations('identityAddresses.form');
  return { ...metadata, title: t('add') };
}

export default async function AddressFormPage({ searchParams }: Props) {
  const parameters = toParameters(await searchParams);
  const id = readId(parameters, 'id');
  if (parameters.has('id') && id === undefined) notFound();
  const own = id === undefined ? addressesQuery() : apiQuery('/api/address/info', { id });
  return (
    <MemberPage
      route="user/common/userAddress/addressForm"
      namespaces={['identityAddresses']}
      queries={[own, areasQuery({})]}
    >
      <AddressFormScreen id={id} to={safeTarget(parameters.get('to'))} />
    </MemberPage>
  );
}
