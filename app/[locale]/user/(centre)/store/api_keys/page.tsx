import { keyLists } from '#components/integrations/store/keys/key-lists.ts';
import { KeysScreen } from '#components/integrations/store/keys/keys-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/api_keys');

export default async function StoreKeysPage({ searchParams }: PageProps<'/[locale]/user/store/api_keys'>) {
  const state = keyLists.store.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/store/api_keys"
      namespaces={['integrationsKeys', 'work']}
      queries={[keyLists.store.query(state)]}
    >
      <KeysScreen side="store" />
    </MemberPage>
  );
}
