'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { PlainField } from '#components/ui/form/plain-field.tsx';
import { RemoteSelect } from '#components/ui/form/remote-select.tsx';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import { assignableGroupLookup } from '#lib/api/identity/desk-people.ts';
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
  const { group: move } = usePeopleMoves();
  const [chosen, setChosen] = useState<number | undefined>(user.group.id);
  const [fault, setFault] = useState<string>();
  const field = { id, fault };
  const give = (reason: string) => {
    if (chosen === undefined) {
      setFault(t('groupMissing'));
      document.getElementById(id)?.focus();
    } else move.mutate({ id: user.id, group_id: chosen, reason }, { onSuccess: onClose });
  };
  return (
    <ReasonDialog
      title={t('groupTitle', { name: user.username })}
      text={t('groupText')}
      confirm={t('actions.group')}
      isBusy={move.isPending}
      failure={move.error?.message}
      onConfirm={give}
      onClose={onClose}
    >
      <PlainField {...field} label={t('group')}>
        <RemoteSelect
          id={id}
          label={t('group')}
          lookup={assignableGroupLookup}
          value={chosen}
          onChange={(next) => {
            setChosen(next);
            setFault(undefined);
          }}
          isInvalid={fault !== undefined}
          describedBy={fault && `${id}-note`}
        />
      </PlainField>
    </ReasonDialog>
  );
}
