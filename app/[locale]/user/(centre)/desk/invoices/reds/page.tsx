import { redList } from '#components/invoices/desk/desk-lists.ts';
import { RedsScreen } from '#components/invoices/desk/reds-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/invoices/reds');

export default async function RedsPage({ searchParams }: PageProps<'/[locale]/user/desk/invoices/reds'>) {
  const state = redList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/invoices/reds"
      namespaces={['invoices', 'invoicesDesk', 'work']}
      queries={[redList.query(state)]}
    >
      <RedsScreen />
    </MemberPage>
  );
}
