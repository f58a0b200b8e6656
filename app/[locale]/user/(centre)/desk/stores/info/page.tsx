import { StoreScreen } from '#components/store/desk/stores/store-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { readId, toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/stores/info');

export default async function StorePage({ searchParams }: PageProps<'/[locale]/user/desk/stores/info'>) {
  const id = readId(toParameters(await searchParams), 'id');
  return (
    <MemberPage
      route="user/desk/stores/info"
      namespaces={['storeDesk', 'storeFields']}
      queries={id === undefined ? [] : [apiQuery('/api/operator/store/info', { id }), apiQuery('/api/store/trades')]}
    >
      <StoreScreen id={id} />
    </MemberPage>
  );
}
