import { InvoiceScreen } from '#components/invoices/member/records/invoice-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { readNo } from '#lib/routes/order-paths.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, recordMetadata } from '../../../../member-page.tsx';

export const generateMetadata = ({ searchParams }: PageProps<'/[locale]/user/account/invoice/info'>) =>
  recordMetadata('user/account/invoice/info', searchParams);

export default async function InvoiceInfoPage({ searchParams }: PageProps<'/[locale]/user/account/invoice/info'>) {
  const no = readNo(toParameters(await searchParams), 'IV');
  return (
    <MemberPage
      route="user/account/invoice/info"
      namespaces={['invoices']}
      queries={no === undefined ? [] : [apiQuery('/api/invoice/info', { no })]}
    >
      <InvoiceScreen key={no} no={no} />
    </MemberPage>
  );
}
