'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useKeptState } from '#components/ui/hooks/use-kept-state.ts';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import type { StoreProfile } from '#lib/api/store/store-profile.ts';
import { daysOfWeek, type OpeningHours } from '#lib/contract/store/profile-values.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { FormFoot } from '../form-foot.tsx';
import styles from '../store-profile.module.css';
import { keptName } from '../use-editing.ts';
import { isConflict, useSaveProfile } from '../use-profile.ts';
import own from './hours-form.module.css';
import { copyMonday, type DayValues, faultsOf, toDays, toHours } from './hours-values.ts';

/** When the store is open, day by day. */
export function HoursForm({ profile, onDone }: { profile: StoreProfile; onDone: () => void }) {
  const t = useTranslations('storeProfile');
  const [days, setDays, drop] = useKeptState(keptName('hours'), toDays(profile.opening_hours));
  const end = () => {
    drop();
    onDone();
  };
  const { send, failure, isBusy } = useSending(profile, end);
  const [isTried, setTried] = useState(false);
  const faults = isTried ? faultsOf(days) : new Map<number, string>();
  const change = (index: number, part: Partial<DayValues>) =>
    setDays(days.map((day, at) => (at === index ? { ...day, ...part } : day)));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const [first] = faultsOf(days).keys();
    if (first === undefined) return send(toHours(days));
    event.currentTarget
      .querySelectorAll('fieldset fieldset')
      [first]?.querySelector<HTMLElement>('input[type=time]')
      ?.focus();
  };
  return (
    <form noValidate data-part="hours" onSubmit={onSubmit}>
      <fieldset disabled={isBusy} className={styles.form}>
        <FormAlert text={failure} />
        <div>
          {days.map((day, index) => (
            <DayRow
              key={daysOfWeek[index]}
              name={daysOfWeek[index] ?? 'mon'}
              day={day}
              fault={faults.get(index)}
              onChange={(part) => change(index, part)}
            />
          ))}
        </div>
        <div className={styles.actions}>
          <Button look="quiet" size="small" onClick={() => setDays(copyMonday(days))}>
            {t('opening.copy')}
          </Button>
          {profile.opening_hours && (
            <Button look="quiet" size="small" onClick={() => send(null)}>
              {t('opening.noHours')}
            </Button>
          )}
        </div>
        <FormFoot isBusy={isBusy} onCancel={end} />
      </fieldset>
    </form>
  );
}

function useSending(profile: StoreProfile, onDone: () => void) {
  const t = useTranslations('storeProfile');
  const save = useSaveProfile(profile);
  const { send, error, dialog } = useDecision((opening_hours: OpeningHours | null) => save({ opening_hours }), {
    onDone,
    isLeaving: true,
    wordsOf: (refusal) => (isConflict(refusal) ? t('conflict') : undefined),
  });
  return { send, failure: dialog.failure ?? (error ? t('unreachable') : undefined), isBusy: dialog.isBusy };
}

interface DayRowProps {
  name: (typeof daysOfWeek)[number];
  day: DayValues;
  fault: string | undefined;
  onChange: (part: Partial<DayValues>) => void;
}

function DayRow({ name, day, fault, onChange }: DayRowProps) {
  const t = useTranslations('storeProfile.opening');
  const faults = useTranslations('validation');
  const title = t(`days.${name}`);
  const time = (part: 'from' | 'until') => (
    <input
      type="time"
      aria-label={t(part, { day: title })}
      aria-invalid={fault !== undefined}
      value={day[part]}
      onChange={({ target }) => onChange({ [part]: target.value })}
    />
  );
  return (
    <fieldset className={`${styles.form} ${own.day}`}>
      <legend className="visually-hidden">{title}</legend>
      <label className={`row-8 items-center ${own.times}`}>
        <input
          type="checkbox"
          checked={day.isOpen}
          aria-label={t('isOpen', { day: title })}
          onChange={({ target }) => onChange({ isOpen: target.checked })}
        />
        {title}
      </label>
      {day.isOpen ? (
        <span className={`row-8 items-center ${own.times}`}>
          {time('from')}
          {t('to')}
          {time('until')}
        </span>
      ) : (
        <span className="text-ink-2 text-14">{t('closed')}</span>
      )}
      {fault && <p className="fault col-span-full">{findWords(faults, fault) ?? fault}</p>}
    </fieldset>
  );
}
