'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { type StoreProfile, setStoreHoliday } from '#lib/api/store/store-profile.ts';
import { daysOfWeek } from '#lib/contract/store/profile-values.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from '../store-profile.module.css';
import { type Editing, editId } from '../use-editing.ts';
import { useShowProfile } from '../use-profile.ts';
import { HolidayForm } from './holiday-form.tsx';
import { HoursForm } from './hours-form.tsx';
import opening from './opening.module.css';

interface PartProps {
  profile: StoreProfile;
  editing: Editing;
}

/** When the store is open, and whether it is on holiday. */
export function OpeningPanel({ profile, editing }: PartProps) {
  const t = useTranslations('storeProfile');
  return (
    <Panel anchor="opening" title={t('opening.title')}>
      <div className={`stack-24 grid-cols-2 ${opening.split}`}>
        <section className={`stack-12 content-start min-w-0 ${opening.column}`}>
          <h3>{t('shop.hours')}</h3>
          <Hours profile={profile} editing={editing} />
        </section>
        <section className={`stack-12 content-start min-w-0 ${opening.column}`}>
          <h3>{t('holiday.title')}</h3>
          <Holiday profile={profile} editing={editing} />
        </section>
      </div>
    </Panel>
  );
}

function Hours({ profile, editing }: PartProps) {
  const t = useTranslations('storeProfile.opening');
  const { opening_hours: hours, actions } = profile;
  if (editing.part === 'hours') return <HoursForm profile={profile} onDone={editing.close} />;
  return (
    <>
      {hours ? (
        <dl className={opening.hours}>
          {daysOfWeek.map((name, index) => {
            const day = hours[index];
            return (
              <div key={name} className="contents">
                <dt>{t(`days.${name}`)}</dt>
                <dd>{day ? t('range', day) : t('closed')}</dd>
              </div>
            );
          })}
        </dl>
      ) : (
        <p className="text-ink-2 text-14">{t('unknown')}</p>
      )}
      {actions.includes('edit') && (
        <div>
          <Button id={editId('hours')} look="secondary" size="small" onClick={() => editing.open('hours')}>
            {t('editHours')}
          </Button>
        </div>
      )}
    </>
  );
}

function Holiday({ profile, editing }: PartProps) {
  const t = useTranslations('storeProfile.holiday');
  const { closed_until, holiday_note, actions, status } = profile;
  const show = useShowProfile();
  const reopen = useMutation({
    mutationFn: () => setStoreHoliday({ closed_until: null, note: '' }),
    onSuccess: show,
  });
  if (editing.part === 'holiday') return <HolidayForm profile={profile} onDone={editing.close} />;
  const isAway = closed_until !== null;
  // What the page says at its top would be said otherwise here.
  if (status !== 'approved' && !isAway) return <p className="text-ink-2 text-14">{t('notOpen')}</p>;
  return (
    <>
      {isAway ? (
        <div className={styles.warning}>
          <strong>
            <Unbroken>{t('away', { day: formatTime(closed_until, '', 'yyyy-mm-dd') })}</Unbroken>
          </strong>
          {holiday_note && <span>{t('note', { note: holiday_note })}</span>}
        </div>
      ) : (
        <p>{t('open')}</p>
      )}
      <p className="text-ink-2 text-14">{t('openText')}</p>
      {actions.includes('edit') && (
        <div className={styles.actions}>
          <Button id={editId('holiday')} look="secondary" size="small" onClick={() => editing.open('holiday')}>
            {t(isAway ? 'change' : 'start')}
          </Button>
          {isAway && (
            <Button size="small" disabled={reopen.isPending} onClick={() => reopen.mutate()}>
              {t('end')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
