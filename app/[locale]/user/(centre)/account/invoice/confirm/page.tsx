import { ConfirmScreen } from '#components/invoices/member/apply/confirm-screen.tsx';
import { titlesQuery } from '#lib/api/invoices/member-titles.ts';
import { readNos } from '#lib/routes/order-paths.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/invoice/confirm');

export default async function ConfirmPage({ searchParams }: PageProps<'/[locale]/user/account/invoice/confirm'>) {
  const orders = readNos(toParameters(await searchParams), 'orders');
  return (
    <MemberPage
      route="user/account/invoice/confirm"
      namespaces={['invoices']}
      queries={orders.length === 0 ? [] : [titlesQuery()]}
    >
      <ConfirmScreen orders={orders} />
    </MemberPage>
  );
}
