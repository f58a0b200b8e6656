'use client';

import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import type { OperatorOrderDetail } from '#lib/api/orders/desk-orders.ts';
import type { PartsFault } from './case-parts.ts';
import styles from './line-fields.module.css';

interface LineFieldsProps {
  /** With how many pieces of each at most. */
  lines: readonly (OperatorOrderDetail['lines'][number] & { most: number })[];
  typed: Readonly<Record<number, string>>;
  fault: PartsFault | undefined;
  onChange: (id: number, text: string) => void;
}

/** How many of each the request is about. */
export function LineFields({ lines, typed, fault, onChange }: LineFieldsProps) {
  const t = useTranslations('aftersalesDesk.open');
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (fault) box.current?.querySelector<HTMLInputElement>('[aria-invalid="true"], input')?.focus();
  }, [fault]);
  return (
    <fieldset ref={box} className={styles.lines} aria-describedby={`${id}-none`}>
      <legend>{t('lines')}</legend>
      {lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          text={typed[line.id] ?? ''}
          isWrong={typeof fault === 'object' && fault.line === line.id}
          onChange={(text) => onChange(line.id, text)}
        />
      ))}
      <p id={`${id}-none`} role="alert" className={styles.fault}>
        {fault === 'none' && t('none')}
      </p>
    </fieldset>
  );
}

interface LineProps {
  line: LineFieldsProps['lines'][number];
  text: string;
  isWrong: boolean;
  onChange: (text: string) => void;
}

function Line({ line, text, isWrong, onChange }: LineProps) {
  const t = useTranslations('aftersalesDesk.open');
  const id = useId();
  return (
    <div className={styles.line}>
      <label htmlFor={id}>
        <span>{line.name}</span>
        <span className={styles.note}>{line.spec_text}</span>
      </label>
      <div>
        <OutlinedInput
          id={id}
          size="small"
          value={text}
          error={isWrong}
          placeholder="0"
          onChange={({ target }) => onChange(target.value)}
          slotProps={{
            input: {
              inputMode: 'numeric',
              maxLength: 6,
              autoComplete: 'off',
              'aria-invalid': isWrong,
              'aria-describedby': `${id}-note`,
            },
          }}
        />
        <p id={`${id}-note`} className={isWrong ? styles.fault : styles.note}>
          {t(isWrong ? 'tooMany' : 'left', { left: line.most })}
        </p>
      </div>
    </div>
  );
}
