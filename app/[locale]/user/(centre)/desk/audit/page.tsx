import { readAudit } from '#components/identity/desk/audit/audit-address.ts';
import { AuditScreen } from '#components/identity/desk/audit/audit-screen.tsx';
import { auditQuery } from '#lib/api/identity/desk-people.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/audit');

export default async function AuditPage({ searchParams }: PageProps<'/[locale]/user/desk/audit'>) {
  const state = readAudit(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/audit" namespaces={['identityDesk', 'work']} queries={[auditQuery(state)]}>
      <AuditScreen />
    </MemberPage>
  );
}
