'use client';

import { useTranslations } from 'next-intl';
import type { revealLegal } from '#lib/api/store/desk-legal.ts';
import { LicencePicture } from '../applications/licence-picture.tsx';
import styles from './legal.module.css';

interface ComparedLicencesProps {
  files: Awaited<ReturnType<typeof revealLegal>>;
  /** The links last some minutes: asks for other ones. */
  onRenew: () => void;
}

/** The new licence beside the one that counts, on a phone above it. */
export function ComparedLicences({ files: { wanted_file, current_file }, onRenew }: ComparedLicencesProps) {
  const t = useTranslations('storeDesk.legalChanges');
  const shown = [
    { key: 'wanted', title: t('wantedLicence'), file: wanted_file, none: t('samePicture') },
    { key: 'current', title: t('currentLicence'), file: current_file, none: t('noPicture') },
  ];
  return (
    <div className={`stack-16-24 grid-cols-2 ${styles.licences}`}>
      {shown.map(({ key, title, file, none }) => (
        <section key={key} className={`stack-8 content-start min-w-0 ${styles.licence}`}>
          <h4>{title}</h4>
          {file ? <LicencePicture name={file.name} link={file.link} onRenew={onRenew} /> : <p>{none}</p>}
        </section>
      ))}
    </div>
  );
}
