'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Guarded, GuardedFields } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { type MediaDetail, saveMedia } from '#lib/api/files/desk-media.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { bcp47, locales } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { FocalPoint } from './focal-point.tsx';
import styles from './media.module.css';

interface MediaFormProps {
  media: MediaDetail;
  /** Whether something is typed that is not saved. */
  onDirty: (isDirty: boolean) => void;
}

type Values = Pick<MediaDetail, 'name' | 'alt' | 'caption' | 'focus_x' | 'focus_y'>;

/** Name, texts in every language and focal point of a file. */
export function MediaForm({ media, onDirty }: MediaFormProps) {
  const t = useTranslations('filesMedia.detail');
  const { values, change, submit, faults, dialog } = useMediaForm({ media, onDirty });
  return (
    <form className="stack-16" onSubmit={submit} noValidate>
      <FormAlert text={Object.keys(faults).length === 0 ? dialog.failure : undefined} />
      <GuardedFields node="operator/media/edit">
        {media.kind !== 'film' && (
          <FocalPoint
            media={media}
            x={values.focus_x}
            y={values.focus_y}
            onMove={(x, y) => change({ focus_x: x, focus_y: y })}
          />
        )}
        <Line
          label={t('name')}
          value={values.name}
          max={120}
          fault={faults.name}
          onChange={(text) => change({ name: text })}
        />
        {media.kind !== 'film' && (
          <TextsOf
            name="alt"
            max={200}
            isNeeded
            texts={values.alt}
            faults={faults}
            onChange={(texts) => change({ alt: texts })}
          />
        )}
        <TextsOf
          name="caption"
          max={300}
          texts={values.caption}
          faults={faults}
          onChange={(texts) => change({ caption: texts })}
        />
      </GuardedFields>
      <Guarded node="operator/media/edit">
        <div>
          <Button type="submit" isBusy={dialog.isBusy}>
            {t('save')}
          </Button>
        </div>
      </Guarded>
    </form>
  );
}

function useMediaForm({ media, onDirty }: MediaFormProps) {
  const { name, alt, caption, focus_x, focus_y } = media;
  const [values, setValues] = useState<Values>({ name, alt, caption, focus_x, focus_y });
  const { send, dialog, error } = useDecision(saveMedia, { onDone: () => onDirty(false) });
  const faults: Record<string, string> = error instanceof ApiError ? error.fields : {};
  const change = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }));
    onDirty(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ id: media.id, version: media.version, ...values });
  };
  return { values, change, submit, faults, dialog };
}

interface TextsOfProps {
  name: 'alt' | 'caption';
  max: number;
  isNeeded?: boolean;
  texts: Texts;
  faults: Record<string, string>;
  onChange: (texts: Texts) => void;
}

/** A text in every language side by side; what is to be written still is marked. */
function TextsOf({ name, max, isNeeded, texts, faults, onChange }: TextsOfProps) {
  const t = useTranslations('filesMedia');
  const missing = isNeeded ? locales.filter((locale) => !texts[locale].trim()).length : 0;
  return (
    <fieldset className={styles.texts}>
      <legend>
        {t(`detail.${name}`)} {missing > 0 && <Chip tone="warning">{t('detail.missing', { count: missing })}</Chip>}
      </legend>
      <p className="hint">{t(`detail.${name}Help`)}</p>
      <div className={styles.languages}>
        {locales.map((locale) => (
          <Line
            key={locale}
            label={t(`language.${locale}`)}
            group={t(`detail.${name}`)}
            lang={bcp47[locale]}
            value={texts[locale]}
            max={max}
            fault={faults[`${name}.${locale}`]}
            onChange={(text) => onChange({ ...texts, [locale]: text })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface LineProps {
  label: string;
  /** What the group is called, for who hears the field alone. */
  group?: string;
  lang?: string;
  value: string;
  max: number;
  fault: string | undefined;
  onChange: (text: string) => void;
}

function Line({ label, group, lang, value, max, fault, onChange }: LineProps) {
  const id = useId();
  return (
    <PlainField id={id} label={label} fault={fault}>
      <input
        {...fieldMarks({ id, fault })}
        aria-label={group && `${group} · ${label}`}
        lang={lang}
        maxLength={max}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </PlainField>
  );
}
