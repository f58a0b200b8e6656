'use client';

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { ContentLink } from '#components/work/content-link.tsx';
import type { EntryValues } from './entry-context.ts';

/** The agreement, which opens beside the form. */
export function AgreementField() {
  const t = useTranslations('storeEntry.entry.review');
  const id = useId();
  const { control } = useFormContext<EntryValues>();
  const { field, fieldState } = useController({ control, name: 'agreed' });
  const page = (url: string) => (words: React.ReactNode) => (
    <ContentLink to={url} isBeside without={words}>
      {words}
    </ContentLink>
  );
  return (
    <div>
      <FormControlLabel
        label={t.rich('agreed', { terms: page('terms'), privacy: page('privacy') })}
        slotProps={{ typography: { variant: 'body2' } }}
        control={
          <Checkbox
            name={field.name}
            checked={field.value}
            onBlur={field.onBlur}
            onChange={(_, isAgreed) => field.onChange(isAgreed)}
            slotProps={{
              input: { ref: field.ref, 'aria-invalid': fieldState.invalid, 'aria-describedby': `${id}-note` },
            }}
          />
        }
      />
      <FormHelperText id={`${id}-note`} error>
        {fieldState.error?.message}
      </FormHelperText>
    </div>
  );
}
