import { rateList } from '#components/settlement/desk/rates/rate-list.ts';
import { RatesScreen } from '#components/settlement/desk/rates/rates-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/rates');

export default async function RatesPage({ searchParams }: PageProps<'/[locale]/user/desk/rates'>) {
  const state = rateList.read(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/rates" namespaces={['settlementDesk', 'work']} queries={[rateList.query(state)]}>
      <RatesScreen />
    </MemberPage>
  );
}
