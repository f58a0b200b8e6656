import { readStores } from '#components/store/desk/stores/store-address.ts';
import { StoresScreen } from '#components/store/desk/stores/stores-screen.tsx';
import { storesQuery } from '#lib/api/store/desk-stores.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/stores');

export default async function StoresPage({ searchParams }: PageProps<'/[locale]/user/desk/stores'>) {
  const state = readStores(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/stores"
      namespaces={['storeDesk', 'storeEntry', 'work']}
      queries={[storesQuery(state)]}
    >
      <StoresScreen />
    </MemberPage>
  );
}
