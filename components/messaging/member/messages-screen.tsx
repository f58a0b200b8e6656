'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { SettingsOutlined as Settings } from '#components/ui/material-icons/settings-outlined.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { apiQuery, isNotOffered } from '#lib/api/transport/queries.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { Inbox } from './inbox.tsx';
import { PreferencesView } from './preferences-view.tsx';

const inboxPath = userPath('message');
const preferencesPath = `${inboxPath}?view=preferences`;

interface MessagesScreenProps {
  isPreferences: boolean;
  /** The server's clock, in milliseconds. */
  start: number;
}

/** The inbox, and as a second view of the page what else is sent. */
export function MessagesScreen({ isPreferences, start }: MessagesScreenProps) {
  const t = useTranslations('messagingMember');
  if (isPreferences) {
    return (
      <>
        <PageHeader title={t('preferences.title')}>
          <ButtonLink look="secondary" href={inboxPath}>
            {t('preferences.back')}
          </ButtonLink>
        </PageHeader>
        <PreferencesView />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('title')}>
        <PreferencesLink />
      </PageHeader>
      <Inbox start={start} />
    </>
  );
}

/** A server without preferences has no second view. */
function PreferencesLink() {
  const t = useTranslations('messagingMember.preferences');
  const { error } = useQuery(apiQuery('/api/message/preferences'));
  if (isNotOffered(error)) return null;
  return (
    <ButtonLink look="secondary" href={preferencesPath}>
      <Settings fontSize="small" aria-hidden="true" />
      {t('open')}
    </ButtonLink>
  );
}
