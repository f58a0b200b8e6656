'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Switch from '@mui/material/Switch';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import type { MessagePreferences } from '#lib/api/messaging/member-inbox.ts';
import { quietFault } from './preference-change.ts';
import styles from './preferences.module.css';

type Hours = NonNullable<MessagePreferences['quiet']>;

const usual: Hours = { start: '22:00', end: '08:00' };

interface QuietHoursProps {
  quiet: Hours | null;
  onChange: (quiet: Hours | null) => void;
}

/** The hours in which no mail and no text message goes out. A time is saved when its field is left. */
export function QuietHours({ quiet, onChange }: QuietHoursProps) {
  const t = useTranslations('messagingMember.preferences');
  const [hours, setHours] = useState(quiet ?? usual);
  const fault = quiet ? quietFault(hours) : undefined;
  const save = () => {
    const isChanged = hours.start !== quiet?.start || hours.end !== quiet?.end;
    if (quiet && isChanged && !fault) onChange(hours);
  };
  const field = (name: keyof Hours) => ({
    label: t(name),
    value: hours[name],
    fault: name === 'end' || !hours[name] ? fault : undefined,
    onChange: (value: string) => setHours({ ...hours, [name]: value }),
    onLeave: save,
  });
  return (
    <div className={`stack-16 justify-items-start ${styles.quiet}`}>
      <FormControlLabel
        label={t('quietOn')}
        control={
          <Switch
            checked={quiet !== null}
            onChange={(_, isOn) => onChange(isOn ? (quietFault(hours) ? usual : hours) : null)}
          />
        }
      />
      {quiet && (
        <>
          <div className={styles.hours}>
            <TimeField {...field('start')} />
            <TimeField {...field('end')} />
          </div>
          <p className="hint">{t('zone')}</p>
        </>
      )}
    </div>
  );
}

interface TimeFieldProps {
  label: string;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

function TimeField({ label, value, fault, onChange, onLeave }: TimeFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={fault ? { type: 'time', message: fault } : undefined}>
      <OutlinedInput
        id={id}
        type="time"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        slotProps={{ input: { 'aria-describedby': fault && `${id}-note` } }}
      />
    </FieldFrame>
  );
}
