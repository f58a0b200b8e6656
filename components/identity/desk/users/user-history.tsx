'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from '../people.module.css';
import type { UserInfo } from './user-facts.tsx';

const wordsOf: Record<string, 'disabled' | 'enabled' | 'createdByProvider'> = {
  disable: 'disabled',
  createdByProvider: 'createdByProvider',
};

/** What operators did about the account, newest first. */
export function UserHistory({ user: { id, history } }: { user: UserInfo }) {
  const t = useTranslations('identityDesk.user');
  return (
    <Panel
      title={t('history')}
      actions={<PageLink href={userPath('desk/audit', { entity_type: 'user', entity_id: id })}>{t('audit')}</PageLink>}
    >
      {history.length === 0 ? (
        <p className="hint">{t('noHistory')}</p>
      ) : (
        <ul className={`stack-12 ${styles.history}`}>
          {history.map(({ event, from, to, actor, reason, time }) => (
            <li key={`${time} ${event} ${to}`}>
              <span className="hint">
                <Unbroken>{[formatTime(time, ''), actor].filter(Boolean).join(' · ')}</Unbroken>
              </span>
              <strong>{event === 'group' ? t('movedGroup', { from, to }) : t(wordsOf[event] ?? 'enabled')}</strong>
              {reason && <span>{reason}</span>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
