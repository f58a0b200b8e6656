'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFieldNote } from '#components/store/fields/field-notes.ts';
import { useUploadField } from '#components/store/fields/use-upload-field.ts';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import type { StoreLegal } from '#lib/api/store/store-legal.ts';
import { sentFileAddress } from '#lib/utils/files/file-address.ts';
import { UploadTools } from '../upload-tools.tsx';
import legalStyles from './legal.module.css';
import type { LegalValues } from './legal-values.ts';
import { LicenceLink } from './licence-link.tsx';

/** A new picture of the licence; the one of the last try is there already. */
export function LicenceField({ legal: { last } }: { legal: StoreLegal }) {
  const t = useTranslations('storeProfile.legal');
  const words = useTranslations('storeFields');
  const id = useId();
  const { field, fieldState, sending, sent, choose, accept, limits } = useUploadField<LegalValues>({
    name: 'licence',
    topic: 'licence',
  });
  const isThere = field.value !== '';
  const file = sent?.url === field.value ? { name: sent.name, link: sentFileAddress(sent, '') } : last?.licence_file;
  const help = useFieldNote('licence')?.text ?? t('licenceHelp', limits);
  return (
    <FieldFrame id={id} label={words('fields.licence')} help={help} error={fieldState.error}>
      <div className="wrap-12 items-center">
        {isThere && file && (
          <span className={`min-w-0 wrap-anywhere grid ${legalStyles.file}`}>
            <span>{file.name}</span>
            <LicenceLink link={file.link} />
          </span>
        )}
        <UploadTools
          id={id}
          button={field.ref}
          accept={accept}
          words={{ choose: t(isThere ? 'replaceFile' : 'chooseFile'), remove: words('file.remove') }}
          isThere={isThere}
          isSending={sending !== undefined}
          onFile={choose}
          onRemove={() => field.onChange('')}
        />
      </div>
    </FieldFrame>
  );
}
