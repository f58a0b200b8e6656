import { documentList } from '#components/invoices/desk/desk-lists.ts';
import { ReportScreen } from '#components/invoices/desk/report-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/invoices/report');

export default async function ReportPage({ searchParams }: PageProps<'/[locale]/user/desk/invoices/report'>) {
  const state = documentList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/invoices/report"
      namespaces={['invoicesDesk', 'work']}
      queries={[documentList.query(state)]}
    >
      <ReportScreen />
    </MemberPage>
  );
}
