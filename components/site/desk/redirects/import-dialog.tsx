'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { FileChoice } from '#components/ui/form/file-choice.tsx';
import { RecordList } from '#components/ui/list/record-list.tsx';
import { useUpload } from '#components/work/files/use-upload.ts';
import { importRedirects, type RedirectImport } from '#lib/api/site/desk-redirects.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { redirectUpload } from '#lib/contract/site/desk-redirects.ts';
import { acceptTableOf } from '#lib/utils/topic-limits.ts';

const accept = acceptTableOf(redirectUpload);

/** Takes a file of redirects, and says what became of each row that could not be used. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('siteDesk.redirects.file');
  const ui = useTranslations('ui.dialog');
  const [done, setDone] = useState<RedirectImport>();
  const { send, progress, fault } = useUpload({
    topic: 'redirects',
    sendOne: importRedirects,
    onDone: (outcome) => {
      setDone(outcome);
      void untilReread();
    },
  });
  return (
    <Modal title={t('title')} closeLabel={ui('close')} onClose={onClose} isWide>
      <div className="stack-16">
        <p>{t('text')}</p>
        <FileChoice
          accept={accept}
          label={t(done ? 'other' : 'choose')}
          note={progress ? t('reading') : undefined}
          faults={fault ? [fault] : []}
          isSingle
          isHeld={progress !== undefined}
          onChoose={(files) => {
            setDone(undefined);
            void send(files);
          }}
        />
        {done && <Outcome done={done} />}
      </div>
    </Modal>
  );
}

function Outcome({ done }: { done: RedirectImport }) {
  const t = useTranslations('siteDesk.redirects');
  const { refusals, ...counts } = done;
  return (
    <div className="stack-12">
      <p role="status">{t('file.done', counts)}</p>
      {refusals.length > 0 && (
        <RecordList
          caption={t('file.refusals')}
          rows={refusals}
          rowKey={({ line }) => line}
          columns={[
            { key: 'line', label: t('file.line'), isMain: true, isHeader: true, cell: ({ line }) => line },
            {
              key: 'source',
              label: t('source'),
              cell: ({ source }) => <span className="wrap-anywhere">{source || '—'}</span>,
            },
            { key: 'text', label: t('file.reason'), cell: ({ text }) => text },
          ]}
        />
      )}
      {done.refused > refusals.length && (
        <p className="hint">{t('file.more', { count: done.refused - refusals.length })}</p>
      )}
    </div>
  );
}
