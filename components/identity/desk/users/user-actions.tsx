'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ReasonDialog } from '#components/ui/dialogs/reason-dialog.tsx';
import { PlainField } from '#components/ui/form/plain-field.tsx';
import { RemoteSelect } from '#components/ui/form/remote-select.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { assignableGroupLookup, assignGroup, setUserStatus } from '#lib/api/identity/desk-people.ts';
import type { UserInfo } from './user-facts.tsx';

/** What can be done about an account; each asks why. */
export function UserActions({ user }: { user: UserInfo }) {
  const t = useTranslations('identityDesk.user');
  const [pending, setPending] = useState<(typeof user.actions)[number]>();
  const close = () => setPending(undefined);
  return (
    <>
      {user.actions.map((action) => (
        <Button key={action} look="secondary" size="small" onClick={() => setPending(action)}>
          {t(`actions.${action}`)}
        </Button>
      ))}
      {pending === 'group' && <GroupDialog user={user} onClose={close} />}
      {(pending === 'enable' || pending === 'disable') && <StatusDialog user={user} status={pending} onClose={close} />}
    </>
  );
}

interface DialogProps {
  user: UserInfo;
  onClose: () => void;
}

function StatusDialog({ user, status, onClose }: DialogProps & { status: 'enable' | 'disable' }) {
  const t = useTranslations('identityDesk.user');
  const { send, dialog } = useDecision((reason: string) => setUserStatus({ id: user.id, status, reason }), {
    onDone: onClose,
  });
  return (
    <ReasonDialog
      {...dialog}
      title={t(`${status}Title`, { name: user.username })}
      text={t(`${status}Text`)}
      confirm={t(`actions.${status}`)}
      isDestructive={status === 'disable'}
      onConfirm={send}
      onClose={onClose}
    />
  );
}

/** Roles in a store are given by the store. */
function GroupDialog({ user, onClose }: DialogProps) {
  const t = useTranslations('identityDesk.user');
  const id = useId();
  const { send, dialog } = useDecision((body: Parameters<typeof assignGroup>[0]) => assignGroup(body), {
    onDone: onClose,
  });
  const [chosen, setChosen] = useState<number | undefined>(user.group.id);
  const [fault, setFault] = useState<string>();
  const field = { id, fault };
  const give = (reason: string) => {
    if (chosen === undefined) {
      setFault(t('groupMissing'));
      document.getElementById(id)?.focus();
    } else send({ id: user.id, group_id: chosen, reason });
  };
  return (
    <ReasonDialog
      {...dialog}
      title={t('groupTitle', { name: user.username })}
      text={t('groupText')}
      confirm={t('actions.group')}
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
