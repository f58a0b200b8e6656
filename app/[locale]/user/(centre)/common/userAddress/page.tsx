import { AddressListScreen } from '#components/identity/member/addresses/address-list-screen.tsx';
import { addressesQuery } from '#lib/api/identity/member-addresses.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/common/userAddress');

export default function AddressesPage() {
  return (
    <MemberPage route="user/common/userAddress" namespaces={['identityAddresses']} queries={[addressesQuery()]}>
      <AddressListScreen />
    </MemberPage>
  );
}
