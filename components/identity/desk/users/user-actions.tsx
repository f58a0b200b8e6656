'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { PlainField } from '#components/ui/form/plain-field.tsx';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import { groupsQuery } from '#lib/api/identity/desk-people.ts';
import { usePeopleMoves } from '../use-people-moves.ts';
import type { UserInfo } from './user-facts.tsx';

/** What can be done about an account; each asks why. */
export function UserActions({ user }: { user: UserInfo }) {
  const t = useTranslations('identityDesk.user');
  const [asked, setAsked] = useState<(typeof user.actions)[number]>();
  const close = () => setAsked(undefined);
  return (
    <>
      {user.actions.map((action) => (
        <Button key={action} look="secondary" size="small" onClick={() => setAsked(action)}>
          {t(`actions.${action}`)}
        </Button>
      ))}
      {asked === 'group' && <GroupDialog user={user} onClose={close} />}
      {(asked === 'enable' || asked === 'disable') && <StatusDialog user={user} status={asked} onClose={close} />}
    </>
  );
}

interface DialogProps {
  user: UserInfo;
  onClose: () => void;
}

function StatusDialog({ user, status, onClose }: DialogProps & { status: 'enable' | 'disable' }) {
  const t = useTranslations('identityDesk.user');
  const { status: move } = usePeopleMoves();
  return (
    <ReasonDialog
      title={t(`${status}Title`, { name: user.username })}
      text={t(`${status}Text`)}
      confirm={t(`actions.${status}`)}
      isDestructive={status === 'disable'}
      isBusy={move.isPending}
      failure={move.error?.message}
      onConfirm={(reason) => move.mutate({ id: user.id, status, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

/** Roles in a store are given by the store. */
function GroupDialog({ user, onClose }: DialogProps) {
  const t = useTranslations('identityDesk.user');
  const id = useId();
  const { data } = useQuery(groupsQuery());
  const { group: move } = usePeopleMoves();
  const groups = (data?.list ?? []).filter((group) => !group.is_of_store && group.status === 'enable');
  const [chosen, setChosen] = useState(user.group.id);
  return (
    <ReasonDialog
      title={t('groupTitle', { name: user.username })}
      text={t('groupText')}
      confirm={t('actions.group')}
      isBusy={move.isPending}
      failure={move.error?.message}
      onConfirm={(reason) => move.mutate({ id: user.id, group_id: chosen, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <PlainField id={id} label={t('group')}>
        <select id={id} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
          {groups.map((group) => (
            <option key={group.id} value={group.id}>
              {group.name}
            </option>
          ))}
        </select>
      </PlainField>
    </ReasonDialog>
  );
}
