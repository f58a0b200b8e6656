'use client';

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import { caseTypes } from '#lib/contract/aftersales/member-records.ts';
import type { ReasonValues } from './reason-values.ts';

/** What the reason fits: one kind of request or several. */
export function TypesInput<Output>({ control }: { control: Control<ReasonValues, unknown, Output> }) {
  const t = useTranslations('aftersalesDesk.reasons.fields');
  const words = useTranslations('aftersales.types');
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'types' });
  const toggle = (type: (typeof caseTypes)[number], isOn: boolean) =>
    field.onChange(caseTypes.filter((each) => (each === type ? isOn : field.value.includes(each))));
  return (
    <FieldFrame id={`${id}-${caseTypes[0]}`} label={t('types')} error={fieldState.error}>
      {/* biome-ignore lint/a11y/useSemanticElements: the frame has the label already */}
      <div role="group" aria-label={t('types')}>
        {caseTypes.map((type, place) => (
          <FormControlLabel
            key={type}
            label={words(type)}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Checkbox
                id={`${id}-${type}`}
                checked={field.value.includes(type)}
                onBlur={field.onBlur}
                onChange={(_, isOn) => toggle(type, isOn)}
                {...(place === 0 && { slotProps: { input: { ref: field.ref } } })}
              />
            }
          />
        ))}
      </div>
    </FieldFrame>
  );
}
