'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { Field } from '#lib/contract/site/blocks/fields.ts';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';
import { emptyFields, insertAt, moveBy, type Place, removeAt } from './page-draft.ts';

interface ListFieldProps {
  label: string;
  place: Place;
  field: Extract<Field, { kind: 'list' }>;
  rows: readonly Record<string, unknown>[];
  /** The fields of a row. */
  drawRow: (row: Record<string, unknown>, place: Place) => ReactNode;
}

/** Rows of a block that are alike: steps, questions, pictures. */
export function ListField({ label, place, field, rows, drawRow }: ListFieldProps) {
  const t = useTranslations('siteBlocksDesk');
  const { change, isDisabled } = useEditor();
  return (
    <fieldset className={styles.rows}>
      <legend>{label}</legend>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is where it stands; its fields are controlled
        <section key={index} className={styles.row} aria-label={t('rowNo', { label, no: index + 1 })}>
          <div className={styles.rowHead}>
            <strong>{index + 1}</strong>
            <RowButtons place={[...place, index]} isFirst={index === 0} isLast={index === rows.length - 1} />
          </div>
          {drawRow(row, [...place, index])}
        </section>
      ))}
      {rows.length < field.max && (
        <Button
          look="secondary"
          size="small"
          disabled={isDisabled}
          onClick={() => change((draft) => insertAt(draft, [...place, rows.length], emptyFields(field.of)))}
        >
          {t('addRow')}
        </Button>
      )}
    </fieldset>
  );
}

function RowButtons({ place, isFirst, isLast }: { place: Place; isFirst: boolean; isLast: boolean }) {
  const t = useTranslations('siteBlocksDesk');
  const { change, isDisabled } = useEditor();
  const no = Number(place.at(-1)) + 1;
  return (
    <div className="wrap-8">
      <Button
        look="quiet"
        size="small"
        disabled={isDisabled || isFirst}
        aria-label={t('rowUp', { no })}
        onClick={() => change((draft) => moveBy(draft, place, -1))}
      >
        ↑
      </Button>
      <Button
        look="quiet"
        size="small"
        disabled={isDisabled || isLast}
        aria-label={t('rowDown', { no })}
        onClick={() => change((draft) => moveBy(draft, place, 1))}
      >
        ↓
      </Button>
      <Button
        look="quiet"
        size="small"
        disabled={isDisabled}
        aria-label={t('rowRemove', { no })}
        onClick={() => change((draft) => removeAt(draft, place))}
      >
        {t('remove')}
      </Button>
    </div>
  );
}
