'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { FileChoice } from '#components/ui/form/file-choice.tsx';
import { FieldNote } from '#components/ui/form/plain-field.tsx';
import { useUpload } from '#components/work/files/use-upload.ts';
import { brandTopic } from '#lib/contract/files/upload-topics.ts';
import type { lookPictures } from '#lib/contract/site/look.ts';
import { formatFileSize } from '#lib/i18n/file-size.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import { acceptOf, topicLimits } from '#lib/utils/topic-limits.ts';
import styles from './look.module.css';
import type { LookForm } from './use-look.ts';

interface PictureFieldProps {
  form: LookForm;
  name: (typeof lookPictures)[number];
}

/** A picture of the look: sent as soon as it is chosen, seen on the ground that it is for. */
export function PictureField({ form, name }: PictureFieldProps) {
  const t = useTranslations('siteLook');
  const id = useId();
  const locale = useLocale();
  const { cdnUrl, upload } = useMemberCentre().site;
  const limits = topicLimits(upload, brandTopic);
  const { send, progress, faults } = useUpload({ topic: brandTopic, onDone: ({ url }) => form.change(name, url) });
  const address = form.typed[name];
  const label = t(`field.${name}`);
  return (
    <fieldset className={styles.picture} aria-describedby={`${id}-note`}>
      <legend>{label}</legend>
      <div className="wrap-12 items-center">
        <span className={styles.shown} data-ground={name === 'logo_dark' ? 'dark' : 'light'}>
          {address ? <img src={fileAddress(cdnUrl, address)} alt={label} /> : t('none')}
        </span>
        <FileChoice
          accept={acceptOf(limits)}
          label={t(address ? 'replace' : 'choose')}
          note={progress && t('sending', { name: progress.name })}
          faults={faults.map(({ name: file, reason }) => t('fault', { name: file, reason }))}
          isSingle
          isHeld={progress !== undefined}
          onChoose={(files) => void send(files)}
        />
        {address && (
          <Button look="quiet" size="small" onClick={() => form.change(name, '')}>
            {t('takeAway')}
          </Button>
        )}
      </div>
      <FieldNote
        id={id}
        help={t(`help.${name}`, { size: formatFileSize(limits.maxSize, locale) })}
        fault={form.faultOf(name)}
      />
    </fieldset>
  );
}
