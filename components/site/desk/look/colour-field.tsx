'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import type { LookPreview } from '#lib/api/site/desk-look.ts';
import styles from './look.module.css';
import type { LookForm } from './use-look.ts';

interface ColourFieldProps {
  form: LookForm;
  name: 'brand' | 'accent';
  /** What the colour has become where it could not be read. */
  notes: LookPreview['notes'];
}

/** A colour by eye or by its digits, and what texts have in its place where it could not be read. */
export function ColourField({ form, name, notes }: ColourFieldProps) {
  const t = useTranslations('siteLook');
  const id = useId();
  const note = { id, help: t(`help.${name}`), fault: form.faultOf(name) };
  const typed = form.typed[name];
  const known = /^#[0-9a-f]{6}$/i.test(typed.trim()) ? typed.trim() : (form.look?.[name] ?? '#000000');
  return (
    <div className="stack-8">
      <PlainField {...note} label={t(`field.${name}`)}>
        <span className="row-8 items-center">
          <input
            type="color"
            className={styles.picker}
            aria-label={t('pick', { field: t(`field.${name}`) })}
            value={known}
            onChange={({ target }) => form.change(name, target.value)}
          />
          <input
            {...fieldMarks(note)}
            name={name}
            value={typed}
            maxLength={9}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => form.change(name, target.value)}
          />
        </span>
      </PlainField>
      <ul className={styles.notes} aria-live="polite">
        {notes
          .filter(({ colour }) => colour === name)
          .map(({ mode, chosen, used }) => (
            <li key={mode} className="wrap-8 items-center">
              <Swatch colour={chosen} />
              <Swatch colour={used} />
              <span>{t(`note.${mode}`, { chosen, used })}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}

const Swatch = ({ colour }: { colour: string }) => (
  <span className={styles.swatch} style={{ background: colour }} aria-hidden="true" />
);
