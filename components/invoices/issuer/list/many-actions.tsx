'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { ExportButton } from '#components/work/export-button.tsx';
import type { IssuerSide } from '../issuer-side.ts';
import { FilesDialog } from '../many/files-dialog.tsx';
import { ResultDialog } from '../many/result-dialog.tsx';

/** What is done with many at once: out to the tax software, and back from it. */
export function ManyActions({ side }: { side: IssuerSide }) {
  const t = useTranslations('invoicesStore.list');
  const mayIssue = useHeldNode()(side.issueNode);
  const [dialog, show] = useState<'result' | 'files'>();
  const close = () => show(undefined);
  return (
    <span className="wrap-8">
      <ExportButton isOutlined label={t('export')} onExport={side.calls.downloadToIssue} />
      {mayIssue && (
        <>
          <Button look="secondary" size="small" onClick={() => show('result')}>
            {t('readResults')}
          </Button>
          <Button size="small" onClick={() => show('files')}>
            {t('uploadFiles')}
          </Button>
        </>
      )}
      {dialog === 'result' && <ResultDialog side={side} onClose={close} />}
      {dialog === 'files' && <FilesDialog side={side} onClose={close} />}
    </span>
  );
}
