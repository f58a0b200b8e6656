'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import { useUploadField } from '../fields/use-upload-field.ts';
import styles from './logo-field.module.css';
import type { ShopValues } from './shop-values.ts';
import { UploadTools } from './upload-tools.tsx';

/** The picture of the store: sent as soon as it is chosen, kept with the form. */
export function LogoField() {
  const t = useTranslations('storeProfile.shop');
  const words = useTranslations('storeFields');
  const id = useId();
  const { cdnUrl } = useMemberCentre().site;
  const { field, fieldState, sending, choose, accept, limits } = useUploadField<ShopValues>({
    name: 'logo',
    topic: 'logo',
  });
  const isThere = field.value !== '';
  return (
    <FieldFrame id={id} label={words('fields.logo')} help={words('help.logo', limits)} error={fieldState.error}>
      <div className="wrap-12 items-center">
        <div className={styles.logo}>
          {isThere ? (
            <img src={fileAddress(cdnUrl, String(field.value))} alt={words('fields.logo')} width={96} height={96} />
          ) : (
            t('noLogo')
          )}
        </div>
        <UploadTools
          id={id}
          button={field.ref}
          accept={accept}
          words={{ choose: t(isThere ? 'replace' : 'choose'), remove: t('remove') }}
          isThere={isThere}
          isSending={sending !== undefined}
          onFile={choose}
          onRemove={() => field.onChange('')}
        />
      </div>
    </FieldFrame>
  );
}
