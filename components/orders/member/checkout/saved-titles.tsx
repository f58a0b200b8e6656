'use client';

import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import { titlesQuery } from '#lib/api/invoices/member-titles.ts';
import { toChosenTitle } from './checkout-choices.ts';
import type { Checkout } from './use-checkout.ts';

/** Fills the ask for an invoice with a title that is kept; nothing where there is none. */
export function SavedTitles({ form }: { form: Checkout['form'] }) {
  const t = useTranslations('orders.checkout.invoice');
  const id = useId();
  const { data } = useQuery(titlesQuery());
  const isAutomatic = useWatch({ control: form.control, name: 'invoice.is_automatic' });
  const titles = (data?.list ?? []).flatMap((title) => {
    const chosen = toChosenTitle(title, isAutomatic);
    return chosen ? [{ ...title, chosen }] : [];
  });
  if (titles.length === 0) return null;
  const choose = (value: string) => {
    const title = titles.find((each) => String(each.id) === value);
    if (title)
      form.setValue('invoice', title.chosen, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <FieldFrame id={id} label={t('saved')}>
      <NativeSelect
        defaultValue=""
        onChange={({ target }) => choose(target.value)}
        input={<OutlinedInput />}
        inputProps={{ id, autoComplete: 'off' }}
      >
        <option value="">{t('chooseSaved')}</option>
        {titles.map(({ id: key, name, tax_no: number }) => (
          <option key={key} value={key}>
            {number ? t('savedTitle', { name, number }) : name}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
