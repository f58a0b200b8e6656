import { storeList } from '#components/store/desk/stores/store-list.ts';
import { StoresScreen } from '#components/store/desk/stores/stores-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/stores');

export default async function StoresPage({ searchParams }: PageProps<'/[locale]/user/desk/stores'>) {
  const state = storeList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/stores"
      namespaces={['storeDesk', 'storeFields', 'work']}
      queries={[storeList.query(state), apiQuery('/api/store/trades')]}
    >
      <StoresScreen />
    </MemberPage>
  );
}
