import { SynonymsScreen } from '#components/catalogue/desk/synonyms/synonyms-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/synonyms');

export default function SynonymsPage() {
  return (
    <MemberPage
      route="user/desk/synonyms"
      namespaces={['catalogueDesk']}
      queries={[apiQuery('/api/operator/synonym/list')]}
    >
      <SynonymsScreen />
    </MemberPage>
  );
}
