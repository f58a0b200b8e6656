'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import type { StoreLegal } from '#lib/api/store-legal.ts';
import legalStyles from './legal.module.css';
import type { LegalValues } from './legal-values.ts';
import { LicenceLink } from './licence-link.tsx';
import styles from './logo-field.module.css';
import { useUploadField } from './use-upload-field.ts';

/** A new picture of the licence; the one of the last try is there already. */
export function LicenceField({ legal: { last } }: { legal: StoreLegal }) {
  const t = useTranslations('storeProfile.legal');
  const words = useTranslations('store.entry');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { field, fieldState, isSending, sent, send } = useUploadField<LegalValues>('licence', 'licence');
  const isThere = field.value !== '';
  const file = sent?.url === field.value ? { name: sent.name, link: sent.full_url } : last?.licence_file;
  const remark = last?.remarks.licence;
  const help = remark ? words('remark', { text: remark }) : t('licenceHelp');
  return (
    <FieldFrame id={id} label={words('fields.licence')} help={help} error={fieldState.error}>
      <div className={styles.logoField}>
        {isThere && file && (
          <span className={legalStyles.file}>
            <span>{file.name}</span>
            <LicenceLink link={file.link} />
          </span>
        )}
        <Button
          id={id}
          ref={field.ref}
          variant="outlined"
          loading={isSending}
          aria-label={t(isThere ? 'replaceFile' : 'chooseFile')}
          aria-describedby={`${id}-note`}
          onClick={() => input.current?.click()}
        >
          {t(isThere ? 'replaceFile' : 'chooseFile')}
        </Button>
        {isThere && (
          <Button variant="text" color="error" onClick={() => field.onChange('')}>
            {words('file.remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".jpg,.jpeg,.png,.webp,.pdf"
        onChange={({ target }) => {
          void send(target.files?.[0]);
          // The same file again is a change too.
          target.value = '';
        }}
      />
    </FieldFrame>
  );
}
