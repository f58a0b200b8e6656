import { SystemScreen } from '#components/site/desk/system/system-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/system');

export default function SystemPage() {
  return (
    <MemberPage
      route="user/desk/system"
      namespaces={['siteSystem', 'work']}
      queries={[apiQuery('/api/operator/system/see'), apiQuery('/api/operator/system/channels')]}
    >
      <SystemScreen />
    </MemberPage>
  );
}
