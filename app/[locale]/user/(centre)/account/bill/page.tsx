import { BillScreen } from '#components/wallet/member/bill-screen.tsx';
import { billList } from '#components/wallet/member/movement-filter.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/bill');

export default async function BillPage({ searchParams }: PageProps<'/[locale]/user/account/bill'>) {
  const state = billList.read(toParameters(await searchParams));
  return (
    <MemberPage route="user/account/bill" namespaces={['wallet']} queries={[billList.query(state)]}>
      <BillScreen />
    </MemberPage>
  );
}
