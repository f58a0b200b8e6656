'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useConfigured } from '../configuration.ts';
import { type FieldProps, SpecFieldFrame, useFieldMarks } from '../field-frame.tsx';
import { fieldId } from '../field-id.ts';
import styles from './size-field.module.css';
import { SizePreview } from './size-preview.tsx';
import { sideNames, toNumber, toSideTexts, toSize } from './size-text.ts';

/** Two or three sides in millimetres, drawn to scale. */
export function SizeField({ node }: FieldProps) {
  const t = useTranslations('quotation.builder');
  const { answers, setAnswer, leave } = useConfigured();
  const { key, sides, min, max } = node;
  const marks = useFieldMarks(key, node.help !== null);
  const [texts, setText] = useSideTexts(node, answers[key]);
  const change = (index: number, text: string) => setAnswer(key, toSize(setText(index, text), sides));
  return (
    <SpecFieldFrame node={node} isGroup>
      <div className={styles.size}>
        <div className={styles.sides}>
          {sideNames(sides).map((side, index) => (
            <label key={side} className={styles.side}>
              <span>{t(`sides.${side}`)}</span>
              <span className={styles.millimetres}>
                <input
                  id={`${fieldId(key)}-${side}`}
                  inputMode="decimal"
                  autoComplete="off"
                  value={texts[index] ?? ''}
                  aria-invalid={marks['aria-invalid']}
                  aria-describedby={marks['aria-describedby']}
                  onChange={(event) => change(index, event.target.value)}
                  onBlur={() => leave(key)}
                />
                <span aria-hidden="true">mm</span>
              </span>
            </label>
          ))}
          {min !== null && max !== null && <p className={styles.sideRange}>{t('sideRange', { min, max })}</p>}
        </div>
        <SizePreview sides={texts.map((text) => toNumber(text) ?? 0)} />
      </div>
    </SpecFieldFrame>
  );
}

/** What stands in the fields: `90.` is no other number than `90`, and must not lose its point while it is typed. */
function useSideTexts({ sides }: FieldProps['node'], value: Parameters<typeof toSideTexts>[0]) {
  const [texts, setTexts] = useState(() => toSideTexts(value, sides));
  const said = JSON.stringify(value ?? '');
  useEffect(() => {
    setTexts((now) => {
      const isSame = JSON.stringify(toSize(now, sides)) === said;
      return isSame ? now : toSideTexts(JSON.parse(said), sides);
    });
  }, [said, sides]);
  const setText = (index: number, text: string) => {
    const next = texts.map((each, place) => (place === index ? text : each));
    setTexts(next);
    return next;
  };
  return [texts, setText] as const;
}
