'use client';

import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useFormatter, useTranslations } from 'next-intl';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import type { MovingDetail, MovingField, MovingMapping } from '#lib/api/integrations/desk-moving.ts';
import styles from './moving.module.css';
import { faultAt } from './use-moving-calls.ts';

interface ColumnsPartProps {
  found: MovingDetail;
  mapping: MovingMapping;
  /** Of the last check that was refused. */
  error: unknown;
  onChange: (mapping: MovingMapping) => void;
}

/** Which column of the file is which, as it was recognised, and what nothing is read of. */
export function ColumnsPart({ found, mapping, error, onChange }: ColumnsPartProps) {
  const t = useTranslations('integrationsMoving');
  const format = useFormatter();
  const change = (field: MovingField, column: string) => {
    const { [field]: _, ...others } = mapping;
    onChange(column === '' ? others : { ...others, [field]: Number(column) });
  };
  const isAtFault = found.fields.some((field) => faultAt(error, `mapping.${field}`));
  return (
    <div className="stack-8">
      <p className={styles.note}>{t('mappingHelp', { source: t(`source_${found.source}`) })}</p>
      <Disclosure className={styles.columns} open={isAtFault || undefined}>
        <summary>
          {t('columns')} <span className={styles.note}>{t('columnsHelp', { count: Object.keys(mapping).length })}</span>
        </summary>
        <div className={styles.grid}>
          {found.fields.map((field) => (
            <ColumnField
              key={field}
              field={field}
              columns={found.columns}
              value={mapping[field]}
              error={faultAt(error, `mapping.${field}`)}
              onChange={(column) => change(field, column)}
            />
          ))}
        </div>
      </Disclosure>
      {found.ignored.length > 0 && (
        <p className={styles.note}>
          {t('ignored', { count: found.ignored.length, names: format.list(found.ignored) })}
        </p>
      )}
    </div>
  );
}

interface ColumnFieldProps {
  field: MovingField;
  columns: MovingDetail['columns'];
  value: number | undefined;
  error: ReturnType<typeof faultAt>;
  onChange: (column: string) => void;
}

function ColumnField({ field, columns, value, error, onChange }: ColumnFieldProps) {
  const t = useTranslations('integrationsMoving');
  const id = `moving-${field}`;
  const sample = value === undefined ? '' : (columns[value]?.sample ?? '');
  const isNoted = sample !== '' || error !== undefined;
  return (
    <FieldFrame id={id} label={t(`field_${field}`)} help={sample && t('sample', { sample })} error={error}>
      <NativeSelect
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
        input={<OutlinedInput />}
        inputProps={{ id, 'aria-describedby': isNoted ? `${id}-note` : undefined, autoComplete: 'off' }}
      >
        <option value="">{t('notInFile')}</option>
        {columns.map(({ heading }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the file
          <option key={index} value={index}>
            {t('column', { number: index + 1, heading })}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
