import { keyLists } from '#components/integrations/store/keys/key-lists.ts';
import { KeysScreen } from '#components/integrations/store/keys/keys-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/apiKeys');

export default async function DeskKeysPage({ searchParams }: PageProps<'/[locale]/user/desk/apiKeys'>) {
  const state = keyLists.desk.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/apiKeys"
      namespaces={['integrationsKeys', 'work']}
      queries={[keyLists.desk.query(state)]}
    >
      <KeysScreen side="desk" />
    </MemberPage>
  );
}
