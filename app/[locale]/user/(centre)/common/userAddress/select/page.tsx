import { AddressSelectScreen } from '#components/identity/member/addresses/address-select-screen.tsx';
import { addressesQuery } from '#lib/api/identity/member-addresses.ts';
import { safeTarget } from '#lib/routes/guards/safe-target.ts';
import { readId, toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/common/userAddress/select');

export default async function AddressSelectPage({
  searchParams,
}: PageProps<'/[locale]/user/common/userAddress/select'>) {
  const parameters = toParameters(await searchParams);
  return (
    <MemberPage route="user/common/userAddress/select" namespaces={['identityAddresses']} queries={[addressesQuery()]}>
      <AddressSelectScreen to={safeTarget(parameters.get('to'))} chosen={readId(parameters, 'chosen')} />
    </MemberPage>
  );
}
