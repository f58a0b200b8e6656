'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { useUpload } from '#components/work/files/use-upload.ts';
import {
  checkMoving,
  type MovingDetail,
  type MovingMapping,
  type MovingOptions,
  uploadMovingZip,
} from '#lib/api/integrations/desk-moving.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { movingKindOf, movingZip } from '#lib/contract/integrations/moving-fields.ts';
import { ColumnsPart } from './columns-part.tsx';
import { FileButton } from './file-button.tsx';
import styles from './moving.module.css';
import { OptionFields, type TypedOptions } from './option-fields.tsx';
import { useFailureText, useMovingCall } from './use-moving-calls.ts';

const toTyped = (options: MovingOptions): TypedOptions => ({
  ...options,
  lead_days_min: String(options.lead_days_min),
  lead_days_max: String(options.lead_days_max),
});

/** What is no number goes to the server as it is, which says so at its field. */
const toSent = (options: TypedOptions): MovingOptions => ({
  ...(options as unknown as MovingOptions),
  lead_days_min: toNumber(options.lead_days_min),
  lead_days_max: toNumber(options.lead_days_max),
});
const toNumber = (text: string): number => (text.trim() === '' ? (null as unknown as number) : Number(text));

/** Says which column is which and what the file leaves open, and begins the check. */
export function SettingsStep({ found }: { found: MovingDetail }) {
  const t = useTranslations('integrationsMoving');
  const textOf = useFailureText();
  const [mapping, setMapping] = useState<MovingMapping>(found.mapping);
  const [options, setOptions] = useState<TypedOptions>(toTyped(found.options));
  const check = useMovingCall(() => checkMoving({ id: found.id, mapping, options: toSent(options) }));
  const isChecking = found.status === 'checking';
  const isFirst = found.status === 'uploaded';
  return (
    <Panel title={t('stepMapping')}>
      <div className="stack-24 grid-cols-1">
        <p className="font-semibold wrap-anywhere">{t('fileOf', { name: found.file_name, count: found.row_count })}</p>
        <FormAlert text={textOf(check.error)} />
        <ColumnsPart found={found} mapping={mapping} error={check.error} onChange={setMapping} />
        <OptionFields
          found={found}
          options={options}
          error={check.error}
          onChange={(change) => setOptions((before) => ({ ...before, ...change }))}
        />
        {movingKindOf(found.source) === 'products' && options.pictures && <ZipPart found={found} />}
        <div>
          <Button
            look={isFirst ? 'primary' : 'secondary'}
            size="small"
            isBusy={check.isPending}
            disabled={isChecking}
            onClick={() => check.mutate()}
          >
            {t(isFirst ? 'check' : 'checkAgain')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** Pictures that the old shop no longer shows, or that a file names without their address. */
function ZipPart({ found: { id, zip_count: count } }: { found: MovingDetail }) {
  const t = useTranslations('integrationsMoving');
  const queries = useQueryClient();
  const { send, progress, fault } = useUpload({
    topic: 'moving',
    sendOne: (file) => uploadMovingZip({ file, id }),
    wordsOf: t,
    onDone: (made) => queries.setQueryData(apiQuery('/api/operator/moving/info', { id }).queryKey, made),
  });
  return (
    <div className="stack-8">
      <p className="font-semibold">{t('zip')}</p>
      <p className={styles.note}>{count > 0 ? t('zipCount', { count }) : t('zipHelp')}</p>
      <FormAlert text={fault} />
      <FileButton
        label={t(count > 0 ? 'chooseOther' : 'zipChoose')}
        suffixes={movingZip.allowedSuffixes}
        isMain={false}
        isPending={progress !== undefined}
        isAtFault={fault !== undefined}
        onFile={(file) => void send([file])}
      />
    </div>
  );
}
