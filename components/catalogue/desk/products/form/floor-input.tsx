'use client';

import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import type { ProductValues } from './form-values.ts';

const toPercent = (bp: number | null) => (bp === null ? '' : String(bp / 100));
const toBasisPoints = (typed: string) => (typed.trim() === '' ? null : Math.round(Number(typed) * 100));

/** The lowest share of the list price that a seller may offer alone, in percent; kept in basis points. */
export function FloorInput() {
  const t = useTranslations('catalogueDesk.product');
  const id = useId();
  const { control } = useFormContext<ProductValues>();
  const { field, fieldState } = useController({ control, name: 'floor_bp' });
  const [typed, setTyped] = useState(toPercent(field.value));
  useEffect(() => {
    setTyped((now) => (Object.is(toBasisPoints(now), field.value) ? now : toPercent(field.value)));
  }, [field.value]);
  return (
    <FieldFrame id={id} label={t('floor')} help={t('floorHelp')} error={fieldState.error}>
      <OutlinedInput
        id={id}
        inputRef={field.ref}
        name={field.name}
        value={typed}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(toBasisPoints(target.value));
        }}
        endAdornment={<InputAdornment position="end">%</InputAdornment>}
        slotProps={{ input: { inputMode: 'decimal', 'aria-describedby': `${id}-note` } }}
      />
    </FieldFrame>
  );
}
