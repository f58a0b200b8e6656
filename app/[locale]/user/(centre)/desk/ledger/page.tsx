import { checkList } from '#components/wallet/desk/ledger/check-pages.ts';
import { LedgerScreen } from '#components/wallet/desk/ledger/ledger-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/ledger');

export default async function LedgerPage({ searchParams }: PageProps<'/[locale]/user/desk/ledger'>) {
  const state = checkList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/ledger"
      namespaces={['paymentsDesk']}
      queries={[apiQuery('/api/operator/ledger/check'), checkList.query(state)]}
    >
      <LedgerScreen />
    </MemberPage>
  );
}
