import { realNameList } from '#components/identity/desk/real-names/real-name-list.ts';
import { RealNamesScreen } from '#components/identity/desk/real-names/real-names-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/realNames');

export default async function RealNamesPage({ searchParams }: PageProps<'/[locale]/user/desk/realNames'>) {
  const state = realNameList.read(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/realNames" namespaces={['storeDesk', 'work']} queries={[realNameList.query(state)]}>
      <RealNamesScreen />
    </MemberPage>
  );
}
