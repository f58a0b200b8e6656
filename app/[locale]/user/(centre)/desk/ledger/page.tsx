import { LedgerScreen } from '#components/wallet/desk/ledger/ledger-screen.tsx';
import { ledgerCheckQuery, ledgerChecksQuery } from '#lib/api/wallet/desk-money.ts';
import { readPage, toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/ledger');

export default async function LedgerPage({ searchParams }: PageProps<'/[locale]/user/desk/ledger'>) {
  const page = readPage(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/ledger"
      namespaces={['paymentsDesk']}
      queries={[ledgerCheckQuery(), ledgerChecksQuery(page)]}
    >
      <LedgerScreen />
    </MemberPage>
  );
}
