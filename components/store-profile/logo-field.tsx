'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import styles from './logo-field.module.css';
import type { ShopValues } from './shop-values.ts';
import { useUploadField } from './use-upload-field.ts';

/** The picture of the store: sent as soon as it is chosen, kept with the form. */
export function LogoField() {
  const t = useTranslations('storeProfile.shop');
  const id = useId();
  const { cdnUrl } = useMemberCentre().site;
  const input = useRef<HTMLInputElement>(null);
  const { field, fieldState, isSending, send } = useUploadField<ShopValues>('logo', 'logo');
  const isThere = field.value !== '';
  return (
    <FieldFrame id={id} label={t('logo')} help={t('logoHelp')} error={fieldState.error}>
      <div className={styles.logoField}>
        <div className={styles.logo}>
          {isThere ? <img src={`${cdnUrl}${field.value}`} alt={t('logo')} width={96} height={96} /> : t('noLogo')}
        </div>
        <Button
          id={id}
          ref={field.ref}
          variant="outlined"
          loading={isSending}
          aria-describedby={`${id}-note`}
          onClick={() => input.current?.click()}
        >
          {t(isThere ? 'replace' : 'choose')}
        </Button>
        {isThere && (
          <Button variant="text" color="error" onClick={() => field.onChange('')}>
            {t('remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".jpg,.jpeg,.png,.webp"
        onChange={({ target }) => {
          void send(target.files?.[0]);
          // The same file again is a change too.
          target.value = '';
        }}
      />
    </FieldFrame>
  );
}
