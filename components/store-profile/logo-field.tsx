'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { uploadFile } from '#lib/api/upload.ts';
import type { ShopValues } from './shop-values.ts';
import styles from './store-profile.module.css';

/** The picture of the store: sent as soon as it is chosen, kept with the form. */
export function LogoField() {
  const t = useTranslations('storeProfile.shop');
  const id = useId();
  const { cdnUrl } = useMemberCentre().site;
  const input = useRef<HTMLInputElement>(null);
  const { field, fieldState, isSending, send } = useLogo();
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

function useLogo() {
  const t = useTranslations('storeProfile');
  const faults = useTranslations('validation');
  const { control, setError, clearErrors } = useFormContext<ShopValues>();
  const { field, fieldState } = useController({ control, name: 'logo' });
  const [isSending, setSending] = useState(false);
  const send = async (file: File | undefined) => {
    if (!file) return;
    clearErrors('logo');
    setSending(true);
    try {
      field.onChange((await uploadFile(file, { topic: 'logo', isSaidInPlace: true })).url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const message = error.message || (error.status === 200 ? faults('file') : t('unreachable'));
      setError('logo', { type: 'server', message });
    } finally {
      setSending(false);
    }
  };
  return { field, fieldState, isSending, send };
}
