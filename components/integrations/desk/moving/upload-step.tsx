'use client';

import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { useUpload } from '#components/work/files/use-upload.ts';
import { type MovingDetail, type MovingSource, uploadMoving } from '#lib/api/integrations/desk-moving.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { movingFile, movingSources } from '#lib/contract/integrations/moving-fields.ts';
import { FileButton } from './file-button.tsx';
import styles from './moving.module.css';

interface UploadStepProps {
  /** A file is open below. */
  isChosen: boolean;
  onUploaded: (made: MovingDetail) => void;
}

/** Takes the file; nothing is changed by that. */
export function UploadStep({ isChosen, onUploaded }: UploadStepProps) {
  const t = useTranslations('integrationsMoving');
  const queries = useQueryClient();
  const [source, setSource] = useState<MovingSource>();
  const { send, progress, fault } = useUpload({
    topic: 'moving',
    sendOne: (file) => uploadMoving({ file, source }),
    wordsOf: t,
    onDone: (made) => {
      queries.setQueryData(apiQuery('/api/operator/moving/info', { id: made.id }).queryKey, made);
      onUploaded(made);
    },
  });
  return (
    <Panel title={t('stepFile')}>
      <div className="stack-16 grid-cols-1">
        <p className={`${styles.note} ${styles.reading}`}>{t('fileHelp')}</p>
        <FormAlert text={fault} />
        <div className={styles.drop}>
          <div className={styles.source}>
            <FieldFrame id="moving-source" label={t('source')}>
              <NativeSelect
                value={source ?? ''}
                onChange={({ target }) => setSource(movingSources.find((each) => each === target.value))}
                input={<OutlinedInput />}
                inputProps={{ id: 'moving-source', autoComplete: 'off' }}
              >
                <option value="">{t('source_auto')}</option>
                {movingSources.map((each) => (
                  <option key={each} value={each}>
                    {t(`source_${each}`)}
                  </option>
                ))}
              </NativeSelect>
            </FieldFrame>
          </div>
          <FileButton
            label={t(isChosen ? 'chooseOther' : 'chooseFile')}
            suffixes={movingFile.allowedSuffixes}
            isMain={!isChosen}
            isPending={progress !== undefined}
            isAtFault={fault !== undefined}
            onFile={(file) => void send([file])}
          />
        </div>
      </div>
    </Panel>
  );
}
