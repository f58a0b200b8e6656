import { correctionList } from '#components/settlement/desk/corrections/correction-list.ts';
import { CorrectionsScreen } from '#components/settlement/desk/corrections/corrections-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/corrections');

export default async function CorrectionsPage({ searchParams }: PageProps<'/[locale]/user/desk/corrections'>) {
  const state = correctionList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/corrections"
      namespaces={['settlementCorrections', 'work']}
      queries={[correctionList.query(state)]}
    >
      <CorrectionsScreen />
    </MemberPage>
  );
}
