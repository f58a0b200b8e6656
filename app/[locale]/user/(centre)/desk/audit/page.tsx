import { auditList } from '#components/identity/desk/audit/audit-list.ts';
import { AuditScreen } from '#components/identity/desk/audit/audit-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/audit');

export default async function AuditPage({ searchParams }: PageProps<'/[locale]/user/desk/audit'>) {
  const state = auditList.read(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/audit" namespaces={['identityDesk', 'work']} queries={[auditList.query(state)]}>
      <AuditScreen />
    </MemberPage>
  );
}
