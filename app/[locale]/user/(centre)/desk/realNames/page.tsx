import { readRealNames } from '#components/identity/desk/real-names/real-name-address.ts';
import { RealNamesScreen } from '#components/identity/desk/real-names/real-names-screen.tsx';
import { realNamesQuery } from '#lib/api/identity/desk-real-names.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/realNames');

export default async function RealNamesPage({ searchParams }: PageProps<'/[locale]/user/desk/realNames'>) {
  const state = readRealNames(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/realNames" namespaces={['storeDesk', 'work']} queries={[realNamesQuery(state)]}>
      <RealNamesScreen />
    </MemberPage>
  );
}
