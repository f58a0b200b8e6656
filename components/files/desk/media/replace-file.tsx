'use client';

import { useTranslations } from 'next-intl';
import { FileChoice } from '#components/ui/form/file-choice.tsx';
import { useUpload } from '#components/work/files/use-upload.ts';
import { suffixesOf, useMediaUpload } from '#components/work/media/use-media-upload.ts';
import { type MediaDetail, replaceMedia } from '#lib/api/files/desk-media.ts';
import { mediaTopic } from '#lib/contract/files/upload-topics.ts';

/** Another file in the place of this one, wherever it is shown. What is typed and not saved is not lost by it: it waits. */
export function ReplaceFile({ media, isHeld }: { media: MediaDetail; isHeld: boolean }) {
  const t = useTranslations('filesMedia.detail');
  const { accept } = useMediaUpload({ suffixes: suffixesOf[media.kind] });
  const { send, progress, fault } = useUpload({
    topic: mediaTopic,
    sendOne: (file, options) => replaceMedia(file, { id: media.id, version: media.version }, options),
    onDone: () => undefined,
  });
  return (
    <div className="stack-4">
      <FileChoice
        accept={accept}
        label={t('replace')}
        note={progress && t('replacing', { name: progress.name })}
        faults={fault ? [fault] : []}
        isSingle
        isHeld={isHeld || progress !== undefined}
        onChoose={(files) => void send(files)}
      />
      <p className="hint">{t(isHeld ? 'unsaved' : 'replaceHelp')}</p>
    </div>
  );
}
