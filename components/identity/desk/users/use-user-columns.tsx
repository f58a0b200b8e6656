import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { DeskUser } from '#lib/api/identity/desk-people.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from '../people.module.css';

export const userHref = ({ id }: { id: number }) => userPath('desk/users/info', { id });

export function useUserColumns(): WorkColumn<DeskUser>[] {
  const t = useTranslations('identityDesk.users');
  const fields = useTranslations('ui.fields');
  return [
    {
      key: 'name',
      label: t('columns.name'),
      isMain: true,
      cell: (user) => (
        <span className={styles.name}>
          <PageLink href={userHref(user)}>{user.username}</PageLink>
          {user.nickname !== user.username && <span className="hint">{user.nickname}</span>}
        </span>
      ),
    },
    { key: 'id', label: t('columns.id'), sort: 'id', sortFirst: 'descending', align: 'end', cell: ({ id }) => id },
    { key: 'group', label: t('columns.group'), cell: ({ group }) => group.name },
    { key: 'status', label: t('columns.status'), cell: ({ status }) => <UserStatus status={status} /> },
    { key: 'email', label: fields('email'), cell: ({ email }) => email },
    { key: 'mobile', label: fields('mobile'), cell: ({ mobile }) => mobile },
    {
      key: 'join',
      label: t('columns.join'),
      isHiddenAtFirst: true,
      cell: ({ join_time }) => formatTime(join_time, '', 'yyyy-mm-dd hh:MM'),
    },
    {
      key: 'login',
      label: t('columns.login'),
      sort: 'login',
      sortFirst: 'descending',
      cell: ({ login_time }) => (login_time ? formatTime(login_time, '', 'yyyy-mm-dd hh:MM') : t('never')),
    },
  ];
}

export function UserStatus({ status }: Pick<DeskUser, 'status'>) {
  const t = useTranslations('identityDesk.users.status');
  return <Chip tone={status === 'enable' ? 'success' : 'error'}>{t(status)}</Chip>;
}
