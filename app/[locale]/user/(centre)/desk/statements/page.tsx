import { statementList } from '#components/settlement/desk/statements/statement-list.ts';
import { StatementsScreen } from '#components/settlement/desk/statements/statements-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/statements');

export default async function StatementsPage({ searchParams }: PageProps<'/[locale]/user/desk/statements'>) {
  const state = statementList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/statements"
      namespaces={['settlementStatements', 'work']}
      queries={[statementList.query(state)]}
    >
      <StatementsScreen />
    </MemberPage>
  );
}
