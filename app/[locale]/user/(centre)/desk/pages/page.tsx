import { PagesScreen } from '#components/site/desk/pages/pages-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/pages');

export default function ContentPagesPage() {
  return (
    <MemberPage
      route="user/desk/pages"
      namespaces={['siteDesk']}
      queries={[apiQuery('/api/operator/page/list'), apiQuery('/api/operator/legal/list')]}
    >
      <PagesScreen />
    </MemberPage>
  );
}
