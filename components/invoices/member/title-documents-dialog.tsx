'use client';

import { useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { FileChoice } from '#components/ui/form/file-choice.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { useUpload } from '#components/work/files/use-upload.ts';
import type { TitleRecord } from '#lib/api/invoices/member-titles.ts';
import { documentsTopic } from '#lib/contract/files/upload-topics.ts';
import { mostDocuments } from '#lib/contract/invoices/special-invoices.ts';
import { acceptOf, topicLimits } from '#lib/utils/topic-limits.ts';
import type { TitleSide } from './title-side.ts';
import styles from './titles.module.css';

interface Values {
  files: { url: string; name: string }[];
}

interface TitleDocumentsDialogProps {
  title: TitleRecord;
  side: TitleSide;
  onClose: () => void;
}

/** Chooses documents, which are sent to the shop at once, and hands them in. */
export function TitleDocumentsDialog({ title: { id, name }, side, onClose }: TitleDocumentsDialogProps) {
  const t = useTranslations('invoices.papers');
  const { site } = useMemberCentre();
  const { watch, getValues, setValue, frame } = useDecisionForm({
    values: { files: [] as Values['files'] },
    fields: [],
    send: ({ files }: Values) => side.sendDocuments({ id, files: files.map(({ url }) => url) }),
    onDone: onClose,
  });
  const files: Values['files'] = watch('files');
  const { send, progress, faults } = useUpload({
    topic: documentsTopic,
    isEachTried: true,
    onDone: ({ url }, { name: sent }) => setValue('files', [...getValues('files'), { url, name: sent }]),
  });
  const isHeld = progress !== undefined || files.length === 0;
  const room = mostDocuments - files.length;
  const remove = (url: string) =>
    setValue(
      'files',
      files.filter((file) => file.url !== url),
    );
  return (
    <FormDialog
      title={t('title', { name })}
      text={<p>{t('text')}</p>}
      submit={t('submit')}
      form={frame}
      isHeld={isHeld}
      onClose={onClose}
    >
      {files.length > 0 && <ChosenFiles files={files} onRemove={remove} />}
      <FileChoice
        accept={acceptOf(topicLimits(site.upload, documentsTopic))}
        label={t('choose')}
        note={progress ? t('sending', { name: progress.name }) : t('most', { max: mostDocuments })}
        faults={faults.map(({ name: refused, reason }) => t('refused', { name: refused, reason }))}
        isHeld={room <= 0 || progress !== undefined}
        onChoose={(chosen) => void send(chosen.slice(0, room))}
      />
    </FormDialog>
  );
}

interface ChosenFilesProps extends Values {
  onRemove: (url: string) => void;
}

function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const t = useTranslations('invoices.papers');
  return (
    <ul className={`stack-8 wrap-anywhere ${styles.files}`} aria-label={t('files')}>
      {files.map((file) => (
        <li key={file.url}>
          <span>{file.name}</span>
          <Button
            look="quiet"
            size="small"
            aria-label={t('removeOf', { name: file.name })}
            onClick={() => onRemove(file.url)}
          >
            {t('remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
