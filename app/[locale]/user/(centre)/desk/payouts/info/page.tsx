import { readBatchNo } from '#components/payouts/desk/batches/batch-address.ts';
import { batchRowList } from '#components/payouts/desk/batches/batch-lists.ts';
import { BatchScreen } from '#components/payouts/desk/batches/batch-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, recordMetadata } from '../../../../member-page.tsx';

export const generateMetadata = ({ searchParams }: PageProps<'/[locale]/user/desk/payouts/info'>) =>
  recordMetadata('user/desk/payouts/info', searchParams);

export default async function BatchPage({ searchParams }: PageProps<'/[locale]/user/desk/payouts/info'>) {
  const parameters = toParameters(await searchParams);
  const no = readBatchNo(parameters);
  const rows = batchRowList.query(batchRowList.read(parameters));
  return (
    <MemberPage
      route="user/desk/payouts/info"
      namespaces={['payoutsBatches', 'payoutsDesk', 'work']}
      queries={no === undefined ? [] : [apiQuery('/api/operator/payout/info', { no }), rows]}
    >
      <BatchScreen no={no} />
    </MemberPage>
  );
}
