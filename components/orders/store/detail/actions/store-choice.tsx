'use client';

import { useTranslations } from 'next-intl';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { LookupInput } from '#components/ui/form/lookup-input.tsx';
import { storeLookup } from '#lib/api/orders/desk-orders.ts';

interface StoreChoiceProps<Values extends FieldValues, Output> {
  name: FieldPath<Values>;
  control: Control<Values, unknown, Output>;
}

/** An open store, found by a part of its name. */
export function StoreChoice<Values extends FieldValues, Output>(field: StoreChoiceProps<Values, Output>) {
  const t = useTranslations('ordersStore.actions.storeChoice');
  return (
    <LookupInput {...field} lookup={storeLookup} label={t('label')} help={t('help')} placeholder={t('placeholder')} />
  );
}
