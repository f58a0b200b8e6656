import { papersList } from '#components/invoices/desk/desk-lists.ts';
import { TitleDocumentsScreen } from '#components/invoices/desk/title-documents-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/invoices/papers');

export default async function PapersPage({ searchParams }: PageProps<'/[locale]/user/desk/invoices/papers'>) {
  const state = papersList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/invoices/papers"
      namespaces={['invoicesDesk', 'work']}
      queries={[papersList.query(state)]}
    >
      <TitleDocumentsScreen />
    </MemberPage>
  );
}
