import { OpenCaseButton } from '#components/aftersales/desk/open/open-case-button.tsx';
import { PlatformOrderScreen } from '#components/orders/store/detail/platform-order-screen.tsx';
import { operatorOrderQuery } from '#lib/api/orders/desk-orders.ts';
import { readNo } from '#lib/routes/order-paths.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, recordMetadata } from '../../../../member-page.tsx';

export const generateMetadata = ({ searchParams }: PageProps<'/[locale]/user/desk/orders/info'>) =>
  recordMetadata('user/desk/orders/info', searchParams);

export default async function DeskOrderPage({ searchParams }: PageProps<'/[locale]/user/desk/orders/info'>) {
  const parameters = toParameters(await searchParams);
  const no = readNo(parameters, 'SO');
  return (
    <MemberPage
      route="user/desk/orders/info"
      namespaces={['orders', 'ordersStore', 'aftersales', 'aftersalesDesk']}
      queries={no === undefined ? [] : [operatorOrderQuery(no)]}
    >
      <PlatformOrderScreen
        key={no}
        no={no}
        isPacking={parameters.has('print')}
        caseTool={no && <OpenCaseButton no={no} />}
      />
    </MemberPage>
  );
}
