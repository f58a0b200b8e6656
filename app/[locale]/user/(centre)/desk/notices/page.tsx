import { NoticesScreen } from '#components/payments/desk/notices/notices-screen.tsx';
import { readNotices } from '#components/payments/desk/notices/notices-view.ts';
import { noticesQuery } from '#lib/api/wallet/desk-money.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/notices');

export default async function NoticesPage({ searchParams }: PageProps<'/[locale]/user/desk/notices'>) {
  const view = readNotices(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/notices" namespaces={['paymentsDesk']} queries={[noticesQuery(view)]}>
      <NoticesScreen />
    </MemberPage>
  );
}
