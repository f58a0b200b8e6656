'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { removeStaff, type StaffMember, type StoreStaff } from '#lib/api/store/store-staff.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm, RoleForm } from './invite-form.tsx';
import { RoleHelp } from './role-options.tsx';
import own from './staff.module.css';
import styles from './store-profile.module.css';
import { useStaffMove } from './use-staff.ts';

type Open = { kind: 'invite' } | { kind: 'role' | 'remove'; member: StaffMember };

/** Who works for the store and who is asked to; for who may decide about that. */
export function StaffPanel() {
  const t = useTranslations('storeProfile.staff');
  const query = useQuery(apiQuery('/api/store/staff'));
  const [open, setOpen] = useState<Open>();
  return (
    <Panel
      anchor="staff"
      title={t('title')}
      text={t('text')}
      actions={
        <Button look="secondary" size="small" onClick={() => setOpen({ kind: 'invite' })}>
          {t('invite')}
        </Button>
      }
    >
      <QueryView query={query} skeleton={<ListSkeleton rows={3} />}>
        {(staff) => <StaffLists staff={staff} onOpen={setOpen} />}
      </QueryView>
      {open && <StaffDialog open={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}

function StaffLists({ staff, onOpen }: { staff: StoreStaff; onOpen: (open: Open) => void }) {
  const t = useTranslations('storeProfile.staff');
  const { members, invitations } = staff;
  return (
    <div className={styles.form}>
      <ul className="grid" aria-label={t('members')}>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} onOpen={onOpen} />
        ))}
      </ul>
      {members.length === 1 && invitations.length === 0 && (
        <p className={styles.notice}>
          {t('alone')} {t('aloneText')}
        </p>
      )}
      {invitations.length > 0 && (
        <>
          <h3 className="text-16">{t('invitations')}</h3>
          <ul className="grid" aria-label={t('invitations')}>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
      <RoleHelp />
    </div>
  );
}

function MemberRow({ member, onOpen }: { member: StaffMember; onOpen: (open: Open) => void }) {
  const t = useTranslations('storeProfile');
  const { cdnUrl } = useMemberCentre().site;
  const { nickname: name, username, avatar, role, is_self, join_time, actions } = member;
  return (
    <li className={own.row}>
      <img className={own.avatar} src={fileAddress(cdnUrl, avatar)} alt="" width={40} height={40} />
      <div className={own.who}>
        <span className={styles.chips}>
          <strong>{name}</strong>
          <Chip tone={role === 'owner' ? 'primary' : 'neutral'}>{t(`roles.${role}`)}</Chip>
          {is_self && <Chip>{t('staff.self')}</Chip>}
        </span>
        <span className="text-ink-2 text-14">
          {username !== name && `${username} · `}
          {t('staff.since', { day: formatTime(join_time, '', 'yyyy-mm-dd') })}
        </span>
      </div>
      {actions.length > 0 && (
        <div className={`${styles.actions} ${own.tools}`}>
          <Button
            look="quiet"
            size="small"
            aria-label={t('staff.changeRoleOf', { name })}
            onClick={() => onOpen({ kind: 'role', member })}
          >
            {t('staff.changeRole')}
          </Button>
          <Button
            look="quiet"
            size="small"
            aria-label={t('staff.removeOf', { name })}
            onClick={() => onOpen({ kind: 'remove', member })}
          >
            {t('staff.remove')}
          </Button>
        </div>
      )}
    </li>
  );
}

function StaffDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  const t = useTranslations('storeProfile.staff');
  const words = useTranslations('ui.dialog');
  const remove = useStaffMove(removeStaff);
  if (open.kind === 'invite') {
    return (
      <Modal title={t('inviteTitle')} closeLabel={words('close')} onClose={onClose}>
        <InviteForm onDone={onClose} />
      </Modal>
    );
  }
  const { member } = open;
  const name = member.nickname;
  if (open.kind === 'role') {
    return (
      <Modal title={t('roleTitle', { name })} closeLabel={words('close')} onClose={onClose}>
        <RoleForm member={member} onDone={onClose} />
      </Modal>
    );
  }
  return (
    <ConfirmDialog
      title={t('removeTitle', { name })}
      text={t('removeText')}
      confirm={t('remove')}
      isDestructive
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(member.id, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
