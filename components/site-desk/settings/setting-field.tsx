'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { DeskSetting } from '#lib/api/operator-site.ts';
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
  const words = useSettingWords(setting);
  const common = {
    id,
    name: setting.key,
    'aria-describedby': `${id}-note`,
    'aria-invalid': Boolean(fault) || undefined,
  };
  if (typeof typed === 'boolean') {
    return (
      <div className={styles.field}>
        <label className={styles.check}>
          <input type="checkbox" {...common} checked={typed} onChange={({ target }) => onChange(target.checked)} />
          <span>{words.label}</span>
        </label>
        <Note id={id} fault={fault} help={words.help} />
      </div>
    );
  }
  return (
    <div className={styles.field}>
      <label htmlFor={typeof typed === 'string' ? id : undefined}>{words.label}</label>
      {typeof typed === 'string' ? (
        <OneField common={common} setting={setting} typed={typed} onChange={onChange} />
      ) : (
        <ManyFields common={common} typed={typed} onChange={onChange} />
      )}
      <Note id={id} fault={fault} help={words.help} />
    </div>
  );
}

type Common = { id: string; name: string; 'aria-describedby': string; 'aria-invalid': true | undefined };

interface OneFieldProps {
  common: Common;
  setting: DeskSetting;
  typed: string;
  onChange: (typed: Typed) => void;
}

function OneField({ common, setting: { key, kind, options }, typed, onChange }: OneFieldProps) {
  const t = useTranslations('deskSite.settings');
  if (kind === 'choice') {
    return (
      <select {...common} value={typed} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => {
          const name = `choice.${key.replaceAll('.', '_')}_${option}` as Parameters<typeof t>[0];
          return (
            <option key={option} value={option}>
              {t.has(name) ? t(name) : option}
            </option>
          );
        })}
      </select>
    );
  }
  if (kind === 'list' || kind === 'numbers') {
    return <textarea {...common} rows={3} value={typed} onChange={({ target }) => onChange(target.value)} />;
  }
  const unit = kind === 'number' ? unitOf(key).key : 'none';
  return (
    <span className={styles.measured}>
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
function ManyFields({ common: { name, ...aria }, typed, onChange }: ManyFieldsProps) {
  const t = useTranslations('deskSite.settings.part');
  return (
    <div className={styles.parts}>
      {Object.entries(typed).map(([part, text]) => {
        const key = part as Parameters<typeof t>[0];
        return (
          <label key={part}>
            <span>{t.has(key) ? t(key) : part}</span>
            <input
              {...aria}
              id={undefined}
              name={name}
              value={text}
              onChange={({ target }) => onChange({ ...typed, [part]: target.value })}
            />
          </label>
        );
      })}
    </div>
  );
}

function Note({ id, fault, help }: { id: string; fault: string | undefined; help: string }) {
  return (
    <p id={`${id}-note`} className={fault ? styles.fault : styles.note}>
      {fault ?? help}
    </p>
  );
}

/** Our words for a setting; one that a newer release brought along shows its key. */
function useSettingWords(setting: DeskSetting): { label: string; help: string } {
  const t = useTranslations('deskSite.settings');
  const name = setting.key.replaceAll('.', '_');
  const label = `label.${name}` as Parameters<typeof t>[0];
  const help = `help.${name}` as Parameters<typeof t>[0];
  const preset = toForm({ ...setting, value: setting.preset });
  const presetText = typeof preset === 'string' && preset !== '' && setting.kind === 'number' ? preset : '';
  const parts = [t.has(help) ? t(help) : '', presetText && t('preset', { value: presetText })];
  return { label: t.has(label) ? t(label) : setting.key, help: parts.filter(Boolean).join(' ') };
}
