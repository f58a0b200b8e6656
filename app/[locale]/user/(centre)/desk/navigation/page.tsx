import { NavigationScreen } from '#components/site/desk/navigation/navigation-screen.tsx';
import { navigationQuery } from '#lib/api/site/desk-site.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/navigation');

export default function NavigationPage() {
  return (
    <MemberPage route="user/desk/navigation" namespaces={['siteDesk']} queries={[navigationQuery()]}>
      <NavigationScreen />
    </MemberPage>
  );
}
