import { redirectList } from '#components/site/desk/redirects/redirect-list.ts';
import { RedirectsScreen } from '#components/site/desk/redirects/redirects-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/redirects');

export default async function RedirectsPage({ searchParams }: PageProps<'/[locale]/user/desk/redirects'>) {
  const state = redirectList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/redirects"
      namespaces={['siteDesk', 'work']}
      queries={[redirectList.query(state), apiQuery('/api/operator/redirect/missed')]}
    >
      <RedirectsScreen />
    </MemberPage>
  );
}
