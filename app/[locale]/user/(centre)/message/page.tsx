import { messageList } from '#components/messaging/member/message-pages.ts';
import { MessagesScreen } from '#components/messaging/member/messages-screen.tsx';
import { preferencesQuery } from '#lib/api/messaging/member-inbox.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/message');

export default async function MessagePage({ searchParams }: PageProps<'/[locale]/user/message'>) {
  const parameters = toParameters(await searchParams);
  const isPreferences = parameters.get('view') === 'preferences';
  const shown = isPreferences ? [] : [messageList.query(messageList.read(parameters))];
  return (
    <MemberPage route="user/message" namespaces={['messagingMember']} queries={[preferencesQuery(), ...shown]}>
      <MessagesScreen isPreferences={isPreferences} start={Date.now()} />
    </MemberPage>
  );
}
