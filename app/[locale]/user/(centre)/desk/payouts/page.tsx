import { batchList } from '#components/payouts/desk/batches/batch-lists.ts';
import { BatchesScreen } from '#components/payouts/desk/batches/batches-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/payouts');

export default async function BatchesPage({ searchParams }: PageProps<'/[locale]/user/desk/payouts'>) {
  const state = batchList.read(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/payouts" namespaces={['payoutsBatches', 'work']} queries={[batchList.query(state)]}>
      <BatchesScreen />
    </MemberPage>
  );
}
