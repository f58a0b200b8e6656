'use client';

import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { Panel } from '#components/ui/panel.tsx';
import {
  downloadImportTemplate,
  productImportQuery,
  productImportsQuery,
  uploadProductImport,
} from '#lib/api/product-import.ts';
import styles from './import.module.css';
import { useFailureText } from './use-failure-text.ts';

interface FileStepProps {
  /** A file is open below. */
  isChosen: boolean;
  onUploaded: (id: number) => void;
}

/** Takes the file; nothing is changed by that. */
export function FileStep({ isChosen, onUploaded }: FileStepProps) {
  const t = useTranslations('deskImport');
  const id = useId();
  const queries = useQueryClient();
  const textOf = useFailureText();
  const send = useMutation({
    mutationFn: uploadProductImport,
    onSuccess: (made) => {
      queries.setQueryData(productImportQuery(made.id).queryKey, made);
      void queries.invalidateQueries({ queryKey: productImportsQuery().queryKey });
      onUploaded(made.id);
    },
  });
  const template = useMutation({ mutationFn: downloadImportTemplate });
  return (
    <Panel
      title={t('stepFile')}
      actions={
        <Button loading={template.isPending} onClick={() => template.mutate()}>
          {t('template')}
        </Button>
      }
    >
      <div className={styles.stack}>
        <p className={styles.note}>{t('fileHelp')}</p>
        <p className={styles.note}>{t('fileRules')}</p>
        <FormAlert text={textOf(send.error)} />
        <div>
          <input
            id={id}
            className={`visually-hidden ${styles.file}`}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            disabled={send.isPending}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) send.mutate(file);
              target.value = '';
            }}
          />
          <label htmlFor={id} className={isChosen ? styles.other : styles.choose} aria-disabled={send.isPending}>
            {send.isPending ? t('uploading') : t(isChosen ? 'chooseOther' : 'chooseFile')}
          </label>
        </div>
      </div>
    </Panel>
  );
}
