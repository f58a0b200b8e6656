import type { Metadata } from 'next';
import { EntryScreen } from '#components/store/member/entry-screen.tsx';
import { readInvite } from '#components/store/store/invite-address.ts';
import { InviteScreen } from '#components/store/store/invite-screen.tsx';
import { storeInviteQuery } from '#lib/api/store/store-staff.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../member-page.tsx';

/** An invitation is a page with a name of its own. */
export async function generateMetadata({ searchParams }: PageProps<'/[locale]/user/applay_entry'>): Promise<Metadata> {
  const metadata = await memberMetadata('user/applay_entry');
  if (!readInvite(toParameters(await searchParams))) return metadata;
  const t = await getTranslations('storeProfile.invite');
  return { ...metadata, title: t('title') };
}

/** The way into a store: a store of one's own, or with the link of an invitation somebody else's. */
export default async function StoreEntryPage({ searchParams }: PageProps<'/[locale]/user/applay_entry'>) {
  const invitation = readInvite(toParameters(await searchParams));
  if (invitation) {
    return (
      <MemberPage route="user/applay_entry" namespaces={['storeProfile']} queries={[storeInviteQuery(invitation)]}>
        <InviteScreen invitation={invitation} />
      </MemberPage>
    );
  }
  return (
    <MemberPage
      route="user/applay_entry"
      namespaces={['storeEntry', 'storeFields']}
      queries={[apiQuery('/api/store/application'), apiQuery('/api/store/trades')]}
    >
      <EntryScreen />
    </MemberPage>
  );
}
