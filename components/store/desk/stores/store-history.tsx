'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { StoreInfo } from '#lib/api/store/desk-stores.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from '../desk-stores.module.css';

/** Turns in the life of the store, newest first. */
export function StoreHistory({ store: { id, history } }: { store: StoreInfo }) {
  const t = useTranslations('storeDesk.store');
  return (
    <Panel
      title={t('history')}
      actions={<PageLink href={userPath('desk/audit', { entity_type: 'store', entity_id: id })}>{t('audit')}</PageLink>}
    >
      <ol className={`stack-16 ${styles.history}`}>
        {history.map(({ event, actor, reason, time }) => (
          <li key={`${time} ${event}`}>
            <span className="hint">
              <Unbroken>{[formatTime(time, ''), actor].filter(Boolean).join(' · ')}</Unbroken>
            </span>
            <strong>{t(`events.${event}`)}</strong>
            {reason && <span>{reason}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
