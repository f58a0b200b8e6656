import { NoticesScreen } from '#components/desk-money/notices/notices-screen.tsx';
import { noticesQuery } from '#lib/api/operator-money.ts';
import { readPage, toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/notices');

export default async function NoticesPage({ searchParams }: PageProps<'/[locale]/user/desk/notices'>) {
  const page = readPage(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/notices" namespaces={['deskMoney']} queries={[noticesQuery(page)]}>
      <NoticesScreen />
    </MemberPage>
  );
}
