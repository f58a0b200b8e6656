import { SettingsScreen } from '#components/site/desk/settings/settings-screen.tsx';
import { settingsQuery } from '#lib/api/site/desk-site.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/settings');

export default function SettingsPage() {
  return (
    <MemberPage route="user/desk/settings" namespaces={['siteDesk']} queries={[settingsQuery()]}>
      <SettingsScreen />
    </MemberPage>
  );
}
