import { tieList } from '#components/referral/desk/ties/tie-list.ts';
import { TiesScreen } from '#components/referral/desk/ties/ties-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/promoters/ties');

export default async function TiesPage({ searchParams }: PageProps<'/[locale]/user/desk/promoters/ties'>) {
  const state = tieList.read(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/promoters/ties" namespaces={['referralDesk', 'work']} queries={[tieList.query(state)]}>
      <TiesScreen />
    </MemberPage>
  );
}
