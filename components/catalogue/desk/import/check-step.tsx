'use client';

import LinearProgress from '@mui/material/LinearProgress';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { type ProductImport, runProductImport } from '#lib/api/catalogue/desk-import.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { deskProductPaths } from '../products/product-paths.ts';
import styles from './import.module.css';
import { OutcomeChips } from './outcome-chips.tsx';
import { useFailureText } from './use-failure-text.ts';
import { useImportSteps } from './use-import-steps.ts';

/** How far the check or the run is, what it found, and what can be done next. */
export function CheckStep({ found }: { found: ProductImport }) {
  const t = useTranslations('catalogueImport');
  const textOf = useFailureText();
  const { isWorking, error, retry } = useImportSteps(found);
  return (
    <Panel title={t('stepCheck')}>
      <div className="stack-16 grid-cols-1">
        {isWorking && !error && <Progress found={found} />}
        {error && (
          <>
            <FormAlert text={`${t('stopped')} ${textOf(error) ?? ''}`} />
            <div>
              <Button look="secondary" size="small" onClick={retry}>
                {t('goOn')}
              </Button>
            </div>
          </>
        )}
        <OutcomeChips counts={found.counts} />
        {found.status === 'checked' && <Run found={found} />}
        {found.status === 'done' && <Done found={found} />}
      </div>
    </Panel>
  );
}

function Progress({ found: { status, counts, row_count: total } }: { found: ProductImport }) {
  const t = useTranslations('catalogueImport');
  const left = status === 'running' ? counts.new + counts.update : counts.waiting;
  const all = status === 'running' ? left + counts.done + counts.failed : total;
  const words = t(status === 'running' ? 'running' : 'checking', { done: all - left, total: all });
  return (
    <div className="stack-8">
      <p role="status">{words}</p>
      <LinearProgress variant="determinate" value={all === 0 ? 0 : ((all - left) / all) * 100} aria-label={words} />
      <p className={styles.note}>{t('leaving')}</p>
    </div>
  );
}

function Done({ found: { file_name: name, row_count: count, counts } }: { found: ProductImport }) {
  const t = useTranslations('catalogueImport');
  return (
    <>
      <p className={`font-semibold wrap-anywhere ${styles.opened}`}>{t('fileOf', { name, count })}</p>
      <p className={styles.note}>{t(counts.error + counts.failed > 0 ? 'doneInPart' : 'doneWhole')}</p>
      <div>
        <ButtonLink href={deskProductPaths.list}>{t('toProducts')}</ButtonLink>
      </div>
    </>
  );
}

function Run({ found: { id, counts } }: { found: ProductImport }) {
  const t = useTranslations('catalogueImport');
  const queries = useQueryClient();
  const textOf = useFailureText();
  const run = useMutation({
    mutationFn: () => runProductImport(id),
    onSuccess: (next) => queries.setQueryData(apiQuery('/api/operator/product/importInfo', { id }).queryKey, next),
  });
  const count = counts.new + counts.update;
  if (count === 0) return <p className={styles.note}>{t('nothingToRun')}</p>;
  return (
    <>
      <p className={styles.note}>{t('runHelp')}</p>
      <FormAlert text={textOf(run.error)} />
      <div>
        <Button size="small" isBusy={run.isPending} onClick={() => run.mutate()}>
          {t('run', { count })}
        </Button>
      </div>
    </>
  );
}
