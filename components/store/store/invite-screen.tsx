'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { leaveFor } from '#components/ui/hooks/use-navigation.ts';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import {
  acceptInvite,
  declineInvite,
  type InviteKey,
  type StoreInvite,
  storeInviteQuery,
} from '#lib/api/store/store-staff.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './store-profile.module.css';

const home = userPath('account/overview');

/** What somebody is asked who followed the link of an invitation, or the message in the inbox. */
export function InviteScreen({ invitation }: { invitation: InviteKey }) {
  const t = useTranslations('storeProfile.invite');
  const query = useQuery(storeInviteQuery(invitation));
  const { error } = query;
  const isOver = error instanceof ApiError && error.status === 200;
  return (
    <div className="stack-24 min-w-0">
      <PageHeader title={t('title')} />
      <Panel>
        {isOver ? (
          <EmptyState title={t('overTitle')} text={error.error === 'invalid_input' ? t('badLink') : error.message}>
            <ButtonLink href={home}>{t('home')}</ButtonLink>
          </EmptyState>
        ) : (
          <QueryView query={query} skeleton={<ListSkeleton rows={3} />}>
            {(invite) => <Invite invitation={invitation} invite={invite} />}
          </QueryView>
        )}
      </Panel>
    </div>
  );
}

function Invite({ invitation, invite }: { invitation: InviteKey; invite: StoreInvite }) {
  const t = useTranslations('storeProfile');
  const { store_name: store, inviter, role, expire_time } = invite;
  return (
    <div className={styles.form}>
      <p className="text-18">{t('invite.lead', { inviter, store })}</p>
      <dl className={`columns-2 stack-16-24 ${styles.facts}`}>
        <div>
          <dt>{t('invite.role')}</dt>
          <dd>
            <strong>{t(`roles.${role}`)}</strong>
            <br />
            <span className="text-ink-2 text-14">{t(`roleText.${role}`)}</span>
          </dd>
        </div>
      </dl>
      <p className="text-ink-2 text-14">{t('invite.what')}</p>
      <p className="text-ink-2 text-14">
        <Unbroken>{t('invite.until', { time: formatTime(expire_time, '', 'yyyy-mm-dd hh:MM') })}</Unbroken>
      </p>
      <Answers invitation={invitation} />
    </div>
  );
}

function Answers({ invitation }: { invitation: InviteKey }) {
  const t = useTranslations('storeProfile.invite');
  const [isAsking, setAsking] = useState(false);
  // Menus and rules are others afterwards: the whole page is read again.
  const accept = useMutation({
    mutationFn: () => acceptInvite(invitation),
    onSuccess: () => leaveFor(userPath('store/profile')),
  });
  const decline = useMutation({
    mutationFn: () => declineInvite(invitation),
    onSuccess: () => leaveFor(home),
    onError: () => setAsking(false),
  });
  const failure = accept.error ?? decline.error;
  return (
    <>
      <FormAlert text={failure?.message || undefined} />
      <div className={styles.actions}>
        <Button disabled={accept.isPending} onClick={() => accept.mutate()}>
          {t('accept')}
        </Button>
        <Button look="quiet" disabled={accept.isPending} onClick={() => setAsking(true)}>
          {t('decline')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('declineTitle')}
          text={t('declineText')}
          confirm={t('decline')}
          isBusy={decline.isPending}
          onConfirm={() => decline.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
