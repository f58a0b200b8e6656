'use client';

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import { publishPage } from '#lib/api/site/desk-blocks.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import styles from './editor.module.css';

interface PublishDialogProps {
  page: number;
  version: number;
  /** Of a text that is agreed to: whether it was published before; undefined: of any other page. */
  agreement: 'first' | 'again' | undefined;
  /** What keeps it from being published, at the fields of the page. */
  onRefused: (faults: Record<string, string>) => void;
  onClose: () => void;
}

/** Shows visitors the draft: at once or from a time on, for good or until a time, by the clock of the shop. */
export function PublishDialog({ page, version, agreement, onRefused, onClose }: PublishDialogProps) {
  const t = useTranslations('siteBlocksDesk');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [note, setNote] = useState('');
  const [isAsking, setAsking] = useState(false);
  const times = { from: toSeconds(from), until: toSeconds(until) };
  const publish = useMutation({
    mutationFn: () => publishPage({ page, version, ...times, note, asks_consent: isAsking }),
    onSuccess: onClose,
    onError: (error) => {
      const atPage =
        error instanceof ApiError ? Object.entries(error.fields).filter(([name]) => name.includes('.')) : [];
      if (atPage.length === 0) return;
      onRefused(Object.fromEntries(atPage));
      onClose();
    },
  });
  const fields = publish.error instanceof ApiError ? publish.error.fields : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    publish.mutate();
  };
  const alert = publish.error && Object.keys(fields).length === 0 ? publish.error.message : undefined;
  return (
    <FormDialog
      title={t('publishTitle')}
      text={t('publishText')}
      submit={t(from ? 'schedule' : 'publish')}
      form={{ submit, isSubmitting: publish.isPending, alert }}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TimeField label={t('from')} help={t('fromHelp')} value={from} fault={fields.from} onChange={setFrom} />
        <TimeField label={t('until')} help={t('untilHelp')} value={until} fault={fields.until} onChange={setUntil} />
        <NoteField value={note} onChange={setNote} />
        {agreement === 'first' && <p className="hint">{t('firstConsent')}</p>}
        {agreement === 'again' && <AskField isAsking={isAsking} onChange={setAsking} />}
      </div>
    </FormDialog>
  );
}

/** The shop's clock is that of Beijing all year (docs/domain/common.md). */
const toSeconds = (time: string): number => (time === '' ? 0 : Math.floor(Date.parse(`${time}:00+08:00`) / 1000));

interface TimeFieldProps {
  label: string;
  help: string;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

function TimeField({ label, help, value, fault, onChange }: TimeFieldProps) {
  const id = useId();
  return (
    <PlainField id={id} label={label} help={help} fault={fault}>
      <input
        {...fieldMarks({ id, help, fault })}
        type="datetime-local"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </PlainField>
  );
}

function NoteField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('siteBlocksDesk');
  const id = useId();
  return (
    <PlainField id={id} label={t('note')}>
      <input id={id} maxLength={200} value={value} onChange={({ target }) => onChange(target.value)} />
    </PlainField>
  );
}

function AskField({ isAsking, onChange }: { isAsking: boolean; onChange: (isAsking: boolean) => void }) {
  const t = useTranslations('siteBlocksDesk');
  const id = useId();
  return (
    <div>
      <FormControlLabel
        label={t('asksConsent')}
        control={
          <Checkbox
            checked={isAsking}
            onChange={(_, next) => onChange(next)}
            slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
          />
        }
      />
      <p id={`${id}-help`} className="hint">
        {t('asksConsentHelp')}
      </p>
    </div>
  );
}
