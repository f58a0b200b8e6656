import { outboxList } from '#components/messaging/desk/outbox/outbox-list.ts';
import { OutboxScreen } from '#components/messaging/desk/outbox/outbox-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/outbox');

export default async function OutboxPage({ searchParams }: PageProps<'/[locale]/user/desk/outbox'>) {
  const state = outboxList.read(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/outbox" namespaces={['messagingOutbox', 'work']} queries={[outboxList.query(state)]}>
      <OutboxScreen />
    </MemberPage>
  );
}
