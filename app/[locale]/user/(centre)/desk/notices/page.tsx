import { noticeList } from '#components/payments/desk/notices/notice-list.ts';
import { NoticesScreen } from '#components/payments/desk/notices/notices-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/notices');

export default async function NoticesPage({ searchParams }: PageProps<'/[locale]/user/desk/notices'>) {
  const state = noticeList.read(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/notices" namespaces={['paymentsDesk', 'work']} queries={[noticeList.query(state)]}>
      <NoticesScreen />
    </MemberPage>
  );
}
