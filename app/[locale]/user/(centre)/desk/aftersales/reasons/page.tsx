import { ReasonsScreen } from '#components/aftersales/desk/reasons/reasons-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/aftersales/reasons');

export default function CaseReasonsPage() {
  return (
    <MemberPage
      route="user/desk/aftersales/reasons"
      namespaces={['aftersales', 'aftersalesDesk']}
      queries={[apiQuery('/api/operator/aftersale/reasons')]}
    >
      <ReasonsScreen />
    </MemberPage>
  );
}
