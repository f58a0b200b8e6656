'use client';

import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import {
  checkProductImport,
  type ImportField,
  type ImportMapping,
  type ProductImport,
} from '#lib/api/catalogue/desk-import.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { importFields } from '#lib/contract/catalogue/desk-import.ts';
import styles from './import.module.css';
import { useFailureText } from './use-failure-text.ts';

/** Says which column of the file is which, and begins the check. */
export function MappingStep({ found }: { found: ProductImport }) {
  const t = useTranslations('catalogueImport');
  const queries = useQueryClient();
  const textOf = useFailureText();
  const [mapping, setMapping] = useState<ImportMapping>(found.mapping);
  const check = useMutation({
    mutationFn: () => checkProductImport({ id: found.id, mapping }),
    onSuccess: (next) =>
      queries.setQueryData(apiQuery('/api/operator/product/importInfo', { id: found.id }).queryKey, next),
  });
  const isChecking = found.status === 'checking';
  const change = (field: ImportField, column: string) => {
    const { [field]: _, ...others } = mapping;
    setMapping(column === '' ? others : { ...others, [field]: Number(column) });
  };
  return (
    <Panel title={t('stepMapping')} text={t('mappingHelp')}>
      <div className="stack-16 grid-cols-1">
        <p className={`font-semibold wrap-anywhere ${styles.opened}`}>
          {t('fileOf', { name: found.file_name, count: found.row_count })}
        </p>
        <FormAlert text={textOf(check.error)} />
        <div className={styles.grid}>
          {importFields.map((field) => (
            <ColumnField
              key={field}
              field={field}
              columns={found.columns}
              value={mapping[field]}
              isDisabled={isChecking}
              onChange={(column) => change(field, column)}
            />
          ))}
        </div>
        <UnusedColumns columns={found.columns} mapping={mapping} />
        <div>
          <Button
            look={found.status === 'uploaded' ? 'primary' : 'secondary'}
            size="small"
            isBusy={check.isPending}
            disabled={isChecking}
            onClick={() => check.mutate()}
          >
            {t(found.status === 'uploaded' ? 'check' : 'checkAgain')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** A column that nobody has named is left out, and better noticed before than afterwards. */
function UnusedColumns({ columns, mapping }: { columns: ProductImport['columns']; mapping: ImportMapping }) {
  const t = useTranslations('catalogueImport');
  const format = useFormatter();
  const used = new Set(Object.values(mapping));
  const unused = columns.flatMap(({ heading }, index) => (used.has(index) || heading === '' ? [] : [heading]));
  if (unused.length === 0) return null;
  return <p className={styles.note}>{t('unusedColumns', { names: format.list(unused) })}</p>;
}

interface ColumnFieldProps {
  field: ImportField;
  columns: ProductImport['columns'];
  value: number | undefined;
  isDisabled: boolean;
  onChange: (column: string) => void;
}

function ColumnField({ field, columns, value, isDisabled, onChange }: ColumnFieldProps) {
  const t = useTranslations('catalogueImport');
  const id = `column-${field}`;
  const sample = value === undefined ? '' : (columns[value]?.sample ?? '');
  return (
    <FieldFrame id={id} label={t(`column_${field}`)} help={sample && t('sample', { sample })}>
      <NativeSelect
        value={value ?? ''}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.value)}
        input={<OutlinedInput />}
        inputProps={{ id, 'aria-describedby': sample ? `${id}-note` : undefined, autoComplete: 'off' }}
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
