'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { useFieldNote } from '#components/store/fields/field-notes.ts';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import { FileActions } from './file-actions.tsx';
import styles from './file-field.module.css';
import { FilePreview } from './file-preview.tsx';
import { FileSending } from './file-sending.tsx';
import { type FileTarget, useFileField } from './use-file-field.ts';

/** A file of the form: chosen or dropped, sent at once, shown, replaced or removed. */
export function FileField({ isOptional, ...target }: FileTarget & { isOptional?: boolean }) {
  const t = useTranslations('storeFields');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { field, fieldState, link, sending, cancel, accept, limits, choose, dropping, remove } = useFileField(target);
  const note = useFieldNote(target.name);
  const label = t(`fields.${target.name}`);
  const title = isOptional ? t('optional', { label }) : label;
  const help = note?.text ?? t(`help.${target.name}`, limits);
  return (
    <div className={note?.isRemark ? styles.marked : undefined}>
      <FieldFrame id={id} label={title} error={fieldState.error} help={help}>
        <div className={styles.box} data-invalid={fieldState.invalid} {...dropping}>
          {!sending && field.value && <FilePreview {...link} label={label} />}
          {sending && <FileSending name={sending} onCancel={cancel} />}
          <FileActions
            id={id}
            label={label}
            buttonRef={field.ref}
            isThere={field.value !== ''}
            describedBy={`${id}-note`}
            onChoose={() => input.current?.click()}
            onRemove={() => {
              remove();
              // The button that was pressed goes.
              document.getElementById(id)?.focus();
            }}
          />
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          data-field={target.name}
          onChange={({ target: chosen }) => {
            choose(chosen.files?.[0]);
            // The same file again is a change too.
            chosen.value = '';
          }}
        />
      </FieldFrame>
    </div>
  );
}
