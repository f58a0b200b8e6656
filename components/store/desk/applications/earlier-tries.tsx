'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { ApplicationInfo } from '#lib/api/store/desk-stores.ts';
import type { StoreApplicationField } from '#lib/contract/store/application-form.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from '../desk-stores.module.css';

type Decided = ApplicationInfo['history'][number];

/** What was said about earlier tries, the last first. */
export function EarlierTries({ history }: Pick<ApplicationInfo, 'history'>) {
  const t = useTranslations('storeDesk.application');
  if (history.length === 0) return null;
  return (
    <Panel title={t('history')}>
      <ol className={`stack-16 ${styles.history}`}>
        {history.map((tried) => (
          <li key={tried.no}>
            <span className="hint">
              <Unbroken>
                {t(tried.status === 'approved' ? 'stands.approved' : 'tried', {
                  attempt: tried.attempt,
                  time: formatTime(tried.decide_time, '', 'yyyy-mm-dd hh:MM'),
                })}
              </Unbroken>
            </span>
            <DecidedWords decided={tried} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The reason, and the remark at each field. */
export function DecidedWords({ decided: { reason, remarks } }: { decided: Pick<Decided, 'reason' | 'remarks'> }) {
  const t = useTranslations('storeDesk.application');
  const words = useTranslations('storeFields.fields');
  const remarked = Object.entries(remarks) as [StoreApplicationField, string][];
  return (
    <>
      {reason && <p>{reason}</p>}
      {remarked.length > 0 && (
        <ul className={styles.remarks}>
          {remarked.map(([name, text]) => (
            <li key={name}>{t('remarked', { field: words(name), text })}</li>
          ))}
        </ul>
      )}
    </>
  );
}
