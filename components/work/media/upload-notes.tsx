'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import type { useMediaUpload } from './use-media-upload.ts';

/** How far an upload is, what came of it, and why a file was not taken. */
export function UploadNotes({ upload }: { upload: ReturnType<typeof useMediaUpload> }) {
  const t = useTranslations('filesMedia');
  const { progress, added, faults, cancel } = upload;
  const fresh = added.filter(({ isKnown }) => !isKnown).length;
  return (
    <>
      <div role="status" className="stack-4">
        {progress && <p className="wrap-anywhere">{t('sending', { ...progress })}</p>}
        {!progress && fresh > 0 && <p>{t('sent', { count: fresh })}</p>}
        {added
          .filter(({ isKnown }) => isKnown)
          .map(({ name }) => (
            <p key={name} className="wrap-anywhere">
              {t('known', { name })}
            </p>
          ))}
      </div>
      {progress && (
        <div>
          <progress max={progress.count} value={progress.at - 1} aria-label={t('upload')} />{' '}
          <Button look="quiet" size="small" onClick={cancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {faults.length > 0 && (
        <ul role="alert" className="stack-4 fault">
          {faults.map(({ name, reason }) => (
            <li key={name} className="wrap-anywhere">
              {t('fault', { name, reason })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
