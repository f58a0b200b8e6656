import { PagesScreen } from '#components/site/desk/pages/pages-screen.tsx';
import { pagesQuery } from '#lib/api/site/desk-site.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/pages');

export default function ContentPagesPage() {
  return (
    <MemberPage route="user/desk/pages" namespaces={['siteDesk']} queries={[pagesQuery()]}>
      <PagesScreen />
    </MemberPage>
  );
}
