import { AttributesScreen } from '#components/catalogue/desk/attributes/attributes-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/attributes');

export default function AttributesPage() {
  return (
    <MemberPage
      route="user/desk/attributes"
      namespaces={['catalogueDesk']}
      queries={[apiQuery('/api/operator/attribute/list')]}
    >
      <AttributesScreen />
    </MemberPage>
  );
}
