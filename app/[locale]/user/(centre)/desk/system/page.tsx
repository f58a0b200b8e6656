import { SystemScreen } from '#components/site/desk/system/system-screen.tsx';
import { pausesQuery, systemQuery } from '#lib/api/site/desk-system.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/system');

export default function SystemPage() {
  return (
    <MemberPage route="user/desk/system" namespaces={['siteSystem', 'work']} queries={[systemQuery(), pausesQuery()]}>
      <SystemScreen />
    </MemberPage>
  );
}
