import { NavigationScreen } from '#components/site/desk/navigation/navigation-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/navigation');

export default function NavigationPage() {
  return (
    <MemberPage
      route="user/desk/navigation"
      namespaces={['siteDesk']}
      queries={[apiQuery('/api/operator/navigation/list')]}
    >
      <NavigationScreen />
    </MemberPage>
  );
}
