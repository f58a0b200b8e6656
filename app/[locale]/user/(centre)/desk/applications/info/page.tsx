import { readApplicationNo } from '#components/store/desk/applications/application-address.ts';
import { ApplicationScreen } from '#components/store/desk/applications/application-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, recordMetadata } from '../../../../member-page.tsx';

export const generateMetadata = ({ searchParams }: PageProps<'/[locale]/user/desk/applications/info'>) =>
  recordMetadata('user/desk/applications/info', searchParams);

export default async function ApplicationPage({ searchParams }: PageProps<'/[locale]/user/desk/applications/info'>) {
  const no = readApplicationNo(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/applications/info"
      namespaces={['storeDesk', 'storeFields']}
      queries={
        no === undefined ? [] : [apiQuery('/api/operator/storeApplication/info', { no }), apiQuery('/api/store/trades')]
      }
    >
      <ApplicationScreen no={no} />
    </MemberPage>
  );
}
