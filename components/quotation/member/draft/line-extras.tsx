'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import size from '#components/quotation/builder/size/size-field.module.css';
import { readUnitPrice } from '#lib/specification/unit-price.ts';
import styles from '../../builder/builder.module.css';
import { FileList } from '../../file-list.tsx';
import type { LineValues } from './line-request.ts';

interface LineExtrasProps {
  values: LineValues;
  onChange: (change: Partial<LineValues>) => void;
}

const maxFiles = 10;

/** What a seller should know of a line beside its answers: the price one has in mind, words, files. */
export function LineExtras({ values, onChange }: LineExtrasProps) {
  const t = useTranslations('quotation.extras');
  const id = useId();
  const { files } = values;
  const isWrong = values.targetPrice.trim() !== '' && readUnitPrice(values.targetPrice) === undefined;
  return (
    <div className="stack-24 grid-cols-1">
      <div className={styles.field}>
        <label htmlFor={`${id}-note`} className={styles.question}>
          {t('note')}
        </label>
        <textarea
          id={`${id}-note`}
          className={styles.text}
          rows={3}
          maxLength={500}
          value={values.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-target`} className={styles.question}>
          {t('targetPrice')}
        </label>
        <span className={size.millimetres}>
          <input
            id={`${id}-target`}
            inputMode="decimal"
            autoComplete="off"
            value={values.targetPrice}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-target-note`}
            onChange={({ target }) => onChange({ targetPrice: target.value })}
          />
          <span aria-hidden="true">{t('yuan')}</span>
        </span>
        <p id={`${id}-target-note`} className={isWrong ? 'text-error text-14' : styles.help}>
          {t(isWrong ? 'targetWrong' : 'targetHelp')}
        </p>
      </div>
      <fieldset className={styles.field}>
        <legend className={styles.question}>{t('files')}</legend>
        <FileList
          id={`${id}-files`}
          label={t('files')}
          files={files}
          max={maxFiles}
          onAdd={({ url, name, size }) =>
            onChange({ files: [...files.filter((each) => each.url !== url), { url, name, size }] })
          }
          onRemove={(url) => onChange({ files: files.filter((each) => each.url !== url) })}
        />
      </fieldset>
    </div>
  );
}
