'use client';

import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import styles from './import.module.css';

interface SheetChoiceProps {
  fileName: string;
  sheets: string[];
  isPending: boolean;
  onChoose: (sheet: string) => void;
}

/** Asks which sheet of a workbook is meant. */
export function SheetChoice({ fileName, sheets, isPending, onChoose }: SheetChoiceProps) {
  const t = useTranslations('catalogueImport');
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  const [sheet, setSheet] = useState(sheets[0] ?? '');
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={styles.sheets}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(sheet);
      }}
    >
      <FieldFrame id={id} label={t('sheetLabel')} help={t('sheetHelp', { name: fileName })}>
        <NativeSelect
          value={sheet}
          disabled={isPending}
          onChange={({ target }) => setSheet(target.value)}
          input={<OutlinedInput />}
          inputRef={field}
          inputProps={{ id, 'aria-describedby': `${id}-note`, autoComplete: 'off' }}
        >
          {sheets.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </FieldFrame>
      <Button size="small" isBusy={isPending} type="submit">
        {t('readSheet')}
      </Button>
    </form>
  );
}
