import { StatisticsScreen } from '#components/aftersales/desk/statistics/statistics-screen.tsx';
import { readStatistics } from '#components/aftersales/desk/statistics/statistics-state.ts';
import { caseStatisticsQuery } from '#lib/api/aftersales/desk-cases.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/aftersales/statistics');

export default async function CaseStatisticsPage({
  searchParams,
}: PageProps<'/[locale]/user/desk/aftersales/statistics'>) {
  const state = readStatistics(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/aftersales/statistics"
      namespaces={['aftersalesDesk']}
      queries={[caseStatisticsQuery(state)]}
    >
      <StatisticsScreen />
    </MemberPage>
  );
}
