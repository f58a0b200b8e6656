import type { Metadata } from 'next';
import { messageList } from '#components/messaging/member/message-pages.ts';
import { MessagesScreen } from '#components/messaging/member/messages-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../member-page.tsx';

/** What somebody is told of is a page with a name of its own. */
export async function generateMetadata({ searchParams }: PageProps<'/[locale]/user/message'>): Promise<Metadata> {
  const metadata = await memberMetadata('user/message');
  if (toParameters(await searchParams).get('view') !== 'preferences') return metadata;
  const t = await getTranslations('messagingMember.preferences');
  return { ...metadata, title: t('title') };
}

export default async function MessagePage({ searchParams }: PageProps<'/[locale]/user/message'>) {
  const parameters = toParameters(await searchParams);
  const isPreferences = parameters.get('view') === 'preferences';
  const shown = isPreferences ? [] : [messageList.query(messageList.read(parameters))];
  return (
    <MemberPage
      route="user/message"
      namespaces={['messagingMember']}
      queries={[apiQuery('/api/message/preferences'), ...shown]}
    >
      <MessagesScreen isPreferences={isPreferences} start={Date.now()} />
    </MemberPage>
  );
}
