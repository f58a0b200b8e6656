import { AttributesScreen } from '#components/catalogue/desk/attributes/attributes-screen.tsx';
import { operatorAttributesQuery } from '#lib/api/catalogue/desk-attributes.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/attributes');

export default function AttributesPage() {
  return (
    <MemberPage route="user/desk/attributes" namespaces={['catalogueDesk']} queries={[operatorAttributesQuery()]}>
      <AttributesScreen />
    </MemberPage>
  );
}
