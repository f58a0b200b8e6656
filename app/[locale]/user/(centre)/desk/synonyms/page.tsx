import { SynonymsScreen } from '#components/catalogue/desk/synonyms/synonyms-screen.tsx';
import { operatorSynonymsQuery } from '#lib/api/catalogue/desk-synonyms.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/synonyms');

export default function SynonymsPage() {
  return (
    <MemberPage route="user/desk/synonyms" namespaces={['catalogueDesk']} queries={[operatorSynonymsQuery()]}>
      <SynonymsScreen />
    </MemberPage>
  );
}
