import { CaseScreen } from '#components/aftersales/store/detail/case-screen.tsx';
import { sellerCaseQuery } from '#lib/api/aftersales/seller-cases.ts';
import { readNo } from '#lib/routes/order-paths.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, recordMetadata } from '../../../../member-page.tsx';

export const generateMetadata = ({ searchParams }: PageProps<'/[locale]/user/desk/aftersales/info'>) =>
  recordMetadata('user/desk/aftersales/info', searchParams);

export default async function DeskCasePage({ searchParams }: PageProps<'/[locale]/user/desk/aftersales/info'>) {
  const no = readNo(toParameters(await searchParams), 'AS');
  return (
    <MemberPage
      route="user/desk/aftersales/info"
      namespaces={['aftersales', 'aftersalesMember', 'aftersalesStore']}
      queries={no === undefined ? [] : [sellerCaseQuery('desk', no)]}
    >
      <CaseScreen key={no} side="desk" no={no} />
    </MemberPage>
  );
}
