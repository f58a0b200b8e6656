import { invoiceRecordList } from '#components/invoices/member/records/record-list.ts';
import { InvoiceRecordsScreen } from '#components/invoices/member/records/records-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/invoice/records');

export default async function RecordsPage({ searchParams }: PageProps<'/[locale]/user/account/invoice/records'>) {
  const parameters = toParameters(await searchParams);
  return (
    <MemberPage
      route="user/account/invoice/records"
      namespaces={['invoices']}
      queries={[invoiceRecordList.query(invoiceRecordList.read(parameters)), apiQuery('/api/invoice/counts')]}
    >
      <InvoiceRecordsScreen />
    </MemberPage>
  );
}
