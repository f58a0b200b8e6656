'use client';

import { useLocale, useTranslations } from 'next-intl';
import styles from './builder.module.css';
import { useConfigured } from './configuration.ts';
import { type FieldProps, SpecFieldFrame, useFieldMarks } from './field-frame.tsx';
import { fieldId } from './field-id.ts';
import { toNumber } from './size/size-text.ts';
import { Stepper } from './stepper.tsx';

const farthest = 999_999_999;

/** A number with its unit. What is no number stays as it was typed, and is said to be none. */
export function NumberField({ node }: FieldProps) {
  const locale = useLocale();
  const t = useTranslations('quotation.builder');
  const { answers, setAnswer, leave } = useConfigured();
  const { key, min, max, step, unit } = node;
  return (
    <SpecFieldFrame node={node}>
      <span className="wrap-8-12 items-center">
        <Stepper
          id={fieldId(key)}
          text={String(answers[key] ?? '')}
          label={node.label[locale]}
          min={min ?? 0}
          max={max ?? farthest}
          step={step ?? 1}
          onChange={(text) => setAnswer(key, toNumber(text) ?? text)}
          onLeave={() => leave(key)}
          {...useFieldMarks(key, node.help !== null)}
        />
        {unit && <span className={styles.unit}>{unit[locale]}</span>}
        {min !== null && max !== null && <span className={styles.range}>{t('range', { min, max })}</span>}
      </span>
    </SpecFieldFrame>
  );
}

const longText = 60;

/** A few words; a larger field where many are allowed. */
export function TextField({ node }: FieldProps) {
  const { answers, setAnswer, leave } = useConfigured();
  const { key, max } = node;
  const input = {
    id: fieldId(key),
    className: styles.text,
    value: String(answers[key] ?? ''),
    maxLength: max ?? 500,
    onBlur: () => leave(key),
    ...useFieldMarks(key, node.help !== null),
  };
  return (
    <SpecFieldFrame node={node}>
      {max === null || max > longText ? (
        <textarea rows={3} {...input} onChange={({ target }) => setAnswer(key, target.value)} />
      ) : (
        <input type="text" {...input} onChange={({ target }) => setAnswer(key, target.value)} />
      )}
    </SpecFieldFrame>
  );
}
