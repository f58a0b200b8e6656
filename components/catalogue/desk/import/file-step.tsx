'use client';

import CircularProgress from '@mui/material/CircularProgress';
import { useTranslations } from 'next-intl';
import { type DragEvent, useId } from 'react';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { ExportButton } from '#components/work/export-button.tsx';
import { downloadImportTemplate, type ProductImport } from '#lib/api/catalogue/desk-import.ts';
import { importUpload } from '#lib/contract/catalogue/desk-import.ts';
import { acceptTableOf } from '#lib/utils/topic-limits.ts';
import styles from './import.module.css';
import { SheetChoice } from './sheet-choice.tsx';
import { useImportUpload } from './use-import-upload.ts';

interface FileStepProps {
  /** A file is open below. */
  isChosen: boolean;
  onUploaded: (made: ProductImport) => void;
}

/** Takes the file; nothing is changed by that. */
export function FileStep({ isChosen, onUploaded }: FileStepProps) {
  const t = useTranslations('catalogueImport');
  const { send, choose, waiting, isPending, fault } = useImportUpload(onUploaded);
  return (
    <Panel title={t('stepFile')} actions={<ExportButton label={t('template')} onExport={downloadImportTemplate} />}>
      <div className="stack-16 grid-cols-1">
        <div className={styles.rules}>
          <p>{t('fileHelp')}</p>
          <p>{t('fileRules')}</p>
        </div>
        <FormAlert text={fault} />
        <FileChoice
          isChosen={isChosen || waiting !== undefined}
          isPending={isPending}
          isAtFault={fault !== undefined}
          onFile={send}
        />
        {waiting && (
          <SheetChoice fileName={waiting.file.name} sheets={waiting.sheets} isPending={isPending} onChoose={choose} />
        )}
      </div>
    </Panel>
  );
}

interface FileChoiceProps {
  isChosen: boolean;
  isPending: boolean;
  isAtFault: boolean;
  onFile: (file: File | undefined) => void;
}

function FileChoice({ isChosen, isPending, isAtFault, onFile }: FileChoiceProps) {
  const t = useTranslations('catalogueImport');
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!isPending) onFile(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside choosing
    <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <input
        id={id}
        className={`visually-hidden ${styles.file}`}
        type="file"
        accept={acceptTableOf(importUpload)}
        disabled={isPending}
        aria-invalid={isAtFault || undefined}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          target.value = '';
        }}
      />
      <label htmlFor={id} className={isChosen ? styles.other : styles.choose}>
        {t(isChosen ? 'chooseOther' : 'chooseFile')}
      </label>
      <span className={styles.dropNote} role="status">
        {isPending ? (
          <>
            <CircularProgress size={16} aria-hidden /> {t('uploading')}
          </>
        ) : (
          <span className={styles.dropHint}>{t('dropFile')}</span>
        )}
      </span>
    </div>
  );
}
