'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { FieldNote, fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import { useUndrawnNote } from '#components/work/forms/use-undrawn-note.ts';
import type { DeskSetting } from '#lib/api/site/desk-site.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { joinSentences } from '#lib/i18n/join-sentences.ts';
import styles from '../site-desk.module.css';
import { type Typed, toForm } from './setting-edit.ts';
import { unitOf } from './setting-units.ts';

interface SettingFieldProps {
  setting: DeskSetting;
  typed: Typed;
  fault: string | undefined;
  onChange: (typed: Typed) => void;
}

/** One setting by its kind, with its unit and what holds where nothing is set. */
export function SettingField({ setting, typed, fault, onChange }: SettingFieldProps) {
  const id = useId();
  const { label, help } = useSettingWords(setting);
  const locale = useLocale();
  const undrawn = useUndrawnNote(textOf(typed));
  const note = { id, help: joinSentences(locale, [undrawn, help]), fault };
  const common = { ...fieldMarks(note), name: setting.key };
  if (typeof typed === 'string') {
    return (
      <PlainField {...note} label={label}>
        <OneField common={common} setting={setting} typed={typed} onChange={onChange} />
      </PlainField>
    );
  }
  if (typeof typed === 'boolean') {
    return (
      <div>
        <label className={styles.check}>
          <input type="checkbox" {...common} checked={typed} onChange={({ target }) => onChange(target.checked)} />
          <span>{label}</span>
        </label>
        <FieldNote {...note} />
      </div>
    );
  }
  return (
    <fieldset className={`stack-8 col-span-full ${styles.parts}`}>
      <legend>{label}</legend>
      <ManyFields common={common} typed={typed} onChange={onChange} />
      <FieldNote {...note} />
    </fieldset>
  );
}

/** What of it may stand on a document or a poster. */
function textOf(typed: Typed): string {
  if (typeof typed === 'boolean') return '';
  return typeof typed === 'string' ? typed : Object.values(typed).join('');
}

type Common = ReturnType<typeof fieldMarks> & { name: string };

interface OneFieldProps {
  common: Common;
  setting: DeskSetting;
  typed: string;
  onChange: (typed: Typed) => void;
}

function OneField({ common, setting: { key, kind, options }, typed, onChange }: OneFieldProps) {
  const t = useTranslations('siteDesk.settings');
  if (kind === 'choice') {
    return (
      <select {...common} value={typed} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {findWords(t, `choice.${key.replaceAll('.', '_')}_${option}`) ?? option}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'list' || kind === 'numbers') {
    const lines = typed.split('\n').length;
    return (
      <textarea
        {...common}
        rows={Math.min(Math.max(lines, 3), 8)}
        value={typed}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  const unit = kind === 'number' ? unitOf(key).key : 'none';
  return (
    <span className={`row-8 items-center ${styles.measured}`}>
      <input
        {...common}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        value={typed}
        onChange={({ target }) => onChange(target.value)}
      />
      {unit !== 'none' && <span>{t(`unit.${unit}`)}</span>}
    </span>
  );
}

interface ManyFieldsProps {
  common: Common;
  typed: Record<string, string>;
  onChange: (typed: Typed) => void;
}

/** Names in both languages, or the parts of an account. */
function ManyFields({ common: { id, ...marks }, typed, onChange }: ManyFieldsProps) {
  const t = useTranslations('siteDesk.settings.part');
  const fields = useTranslations('ui.fields');
  return (
    <div className={styles.fields}>
      {Object.entries(typed).map(([part, text]) => {
        const own = findWords(t, part) ?? part;
        const partId = `${id}-${part}`;
        return (
          <PlainField key={part} id={partId} label={part === 'account' ? fields('account') : own}>
            <input
              {...marks}
              id={partId}
              value={text}
              onChange={({ target }) => onChange({ ...typed, [part]: target.value })}
            />
          </PlainField>
        );
      })}
    </div>
  );
}

/** Our words for a setting; one that a newer release brought along shows its key. */
function useSettingWords(setting: DeskSetting): { label: string; help: string } {
  const t = useTranslations('siteDesk.settings');
  const locale = useLocale();
  const name = setting.key.replaceAll('.', '_');
  const preset = toForm({ ...setting, value: setting.preset });
  const presetText = typeof preset === 'string' && preset !== '' && setting.kind === 'number' ? preset : '';
  const parts = [findWords(t, `help.${name}`) ?? '', presetText && t('preset', { value: presetText })];
  return { label: findWords(t, `label.${name}`) ?? setting.key, help: joinSentences(locale, parts) };
}
