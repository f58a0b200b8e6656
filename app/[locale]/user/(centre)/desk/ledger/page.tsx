import { LedgerScreen } from '#components/desk-money/ledger/ledger-screen.tsx';
import { ledgerCheckQuery } from '#lib/api/operator-money.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/ledger');

export default function LedgerPage() {
  return (
    <MemberPage route="user/desk/ledger" namespaces={['deskMoney']} queries={[ledgerCheckQuery()]}>
      <LedgerScreen />
    </MemberPage>
  );
}
