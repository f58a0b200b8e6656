'use client';

import LinearProgress from '@mui/material/LinearProgress';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { downloadMovingReport, type MovingDetail, runMoving, undoMoving } from '#lib/api/integrations/desk-moving.ts';
import { movingKindOf } from '#lib/contract/integrations/moving-fields.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { CountChips } from './count-chips.tsx';
import styles from './moving.module.css';
import { useFailureText, useMovingCall } from './use-moving-calls.ts';

/** How far the check, the import or its undoing is, what came out, and what can be done next. */
export function ProgressStep({ found }: { found: MovingDetail }) {
  const t = useTranslations('integrationsMoving');
  const { id, status, counts, pictures } = found;
  const report = useMutation({ mutationFn: () => downloadMovingReport(id) });
  const isWorking = status === 'checking' || status === 'running' || status === 'undoing';
  const isOver = status === 'done' || status === 'undone';
  return (
    <Panel
      title={t('stepCheck')}
      actions={
        !isWorking && (
          <Button look="secondary" size="small" isBusy={report.isPending} onClick={() => report.mutate()}>
            {t('report')}
          </Button>
        )
      }
    >
      <div className="stack-16 grid-cols-1">
        {isWorking && <Progress found={found} />}
        <CountChips counts={counts} />
        {status === 'checked' && <Run found={found} />}
        {isOver && <p className={styles.note}>{t(status === 'done' ? 'doneText' : 'undoneText')}</p>}
        {isOver && pictures.failed > 0 && (
          <p className={styles.note}>{t('picturesFailed', { count: pictures.failed })}</p>
        )}
        {status === 'done' && <Done found={found} />}
      </div>
    </Panel>
  );
}

function Progress({ found }: { found: MovingDetail }) {
  const t = useTranslations('integrationsMoving');
  const { status, counts, item_count: total, pictures } = found;
  const left = { checking: counts.waiting, running: counts.new + counts.update, undoing: counts.done };
  const kind = status === 'undoing' || status === 'running' ? status : 'checking';
  const all = {
    checking: total,
    running: left.running + counts.done + counts.failed,
    undoing: left.undoing + counts.undone + counts.kept,
  };
  const shown = pictures.done + pictures.failed;
  const isAtPictures = kind === 'running' && left.running === 0 && pictures.waiting > 0;
  const [done, most] = isAtPictures ? [shown, shown + pictures.waiting] : [all[kind] - left[kind], all[kind]];
  const words = total === 0 ? t('preparing') : t(isAtPictures ? 'picturesProgress' : kind, { done, total: most });
  return (
    <div className="stack-8">
      <p role="status">{words}</p>
      <LinearProgress
        variant={most === 0 ? 'indeterminate' : 'determinate'}
        value={most === 0 ? 0 : (done / most) * 100}
        aria-label={words}
      />
      <p className={styles.note}>{t('leaving')}</p>
    </div>
  );
}

function Run({ found: { id, counts } }: { found: MovingDetail }) {
  const t = useTranslations('integrationsMoving');
  const textOf = useFailureText();
  const run = useMovingCall(() => runMoving(id));
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

/** Where what was brought stands, and what an undo does to it. */
const afterwards = {
  products: { page: 'desk/products', label: 'toProducts', undoText: 'undoProducts' },
  people: { page: 'desk/users', label: 'toUsers', undoText: 'undoPeople' },
  orders: { page: 'desk/pastOrders', label: 'toPastOrders', undoText: 'undoOrders' },
} as const;

function Done({ found }: { found: MovingDetail }) {
  const t = useTranslations('integrationsMoving');
  const textOf = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const undo = useMovingCall(() => undoMoving(found.id));
  const { page, label, undoText } = afterwards[movingKindOf(found.source)];
  return (
    <div className="wrap-8">
      <ButtonLink size="small" href={userPath(page)}>
        {t(label)}
      </ButtonLink>
      {found.counts.done > 0 && (
        <Button look="secondary" size="small" onClick={() => setAsking(true)}>
          {t('undo')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('undoTitle')}
          text={<p>{t(undoText)}</p>}
          confirm={t('undoConfirm')}
          isDestructive
          isBusy={undo.isPending}
          failure={textOf(undo.error)}
          onConfirm={() => undo.mutate(undefined, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
