import { readStatementNo } from '#components/settlement/desk/statements/statement-address.ts';
import { statementLineList } from '#components/settlement/desk/statements/statement-list.ts';
import { StatementScreen } from '#components/settlement/desk/statements/statement-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, recordMetadata } from '../../../../member-page.tsx';

export const generateMetadata = ({ searchParams }: PageProps<'/[locale]/user/desk/statements/info'>) =>
  recordMetadata('user/desk/statements/info', searchParams);

export default async function StatementPage({ searchParams }: PageProps<'/[locale]/user/desk/statements/info'>) {
  const parameters = toParameters(await searchParams);
  const no = readStatementNo(parameters);
  const lines = statementLineList.query(statementLineList.read(parameters));
  return (
    <MemberPage
      route="user/desk/statements/info"
      namespaces={['settlementStatements', 'settlementStore', 'work']}
      queries={no === undefined ? [] : [apiQuery('/api/operator/statement/info', { no }), lines]}
    >
      <StatementScreen no={no} />
    </MemberPage>
  );
}
