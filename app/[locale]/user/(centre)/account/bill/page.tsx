import { BillScreen } from '#components/wallet/member/bill-screen.tsx';
import { readMovementFilter } from '#components/wallet/member/movement-filter.ts';
import { billQuery } from '#lib/api/wallet/member-movements.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/bill');

export default async function BillPage({ searchParams }: PageProps<'/[locale]/user/account/bill'>) {
  const filter = readMovementFilter(toParameters(await searchParams));
  return (
    <MemberPage route="user/account/bill" namespaces={['wallet']} queries={[billQuery(filter)]}>
      <BillScreen />
    </MemberPage>
  );
}
