'use client';

import { useTranslations } from 'next-intl';
import { AreaField } from '../fields/area-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { TradesField } from '../fields/trades-field.tsx';
import { FileField } from './files/file-field.tsx';

/** The store as customers see it, and where it is. */
export function ShopStep() {
  const t = useTranslations('storeFields.help');
  return (
    <div className="columns-2 stack-16-24 items-start">
      <TextField name="store_name" help={t('store_name')} />
      <FileField name="logo" isOptional topic="logo" />
      <TradesField />
      <TextField name="intro" help={t('intro')} />
      <AreaField />
      <TextField name="address" help={t('address')} />
    </div>
  );
}
