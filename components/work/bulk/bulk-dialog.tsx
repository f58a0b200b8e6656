'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ReasonDialog } from '#components/ui/dialogs/reason-dialog.tsx';
import type { WorkBulkAction } from '../work-types.ts';
import styles from './bulk-dialog.module.css';
import { BulkResults } from './bulk-results.tsx';
import { useBulkRun } from './use-bulk-run.ts';

interface BulkDialogProps<Row> {
  action: WorkBulkAction<Row>;
  /** The chosen ones; it is done with those it can be done with. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  /** With the keys of the rows that it was not done with. */
  onClose: (undone: string[], hasRun: boolean) => void;
}

/** Does one thing with several rows, and says of each how it went. What cannot be taken back is asked about first. */
export function BulkDialog<Row>({ action, rows: chosen, rowKey, rowName, onClose }: BulkDialogProps<Row>) {
  const t = useTranslations('work.bulk');
  // As they are when it opens: rows that are done with may not be possible any more.
  const [rows, setRows] = useState<readonly Row[]>(() => chosen.filter(action.isPossible));
  const [leftOut] = useState(chosen.length - rows.length);
  const [reason, setReason] = useState('');
  const run = useBulkRun({ action, rows, rowKey, reason });
  const isAsking = action.isDestructive || action.reasonText !== undefined || action.form !== undefined;
  const [isAgreed, setAgreed] = useState(!isAsking);
  const { isRunning, counts, start } = run;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, when it is agreed to
  useEffect(() => {
    if (isAgreed) void start();
  }, [isAgreed]);
  const close = () => {
    if (isRunning) return run.stop();
    onClose(chosen.filter((row) => run.stateOf(row) !== 'done').map(rowKey), isAgreed);
  };
  const agree = (ready: readonly Row[], why = '') => {
    setRows(ready);
    setReason(why);
    setAgreed(true);
  };
  if (!isAgreed && action.form) return action.form({ rows, onReady: (ready) => agree(ready), onClose: close });
  if (!isAgreed && action.reasonText !== undefined) {
    return (
      <ReasonDialog
        title={action.label}
        text={action.reasonText}
        confirm={t('agree', { count: rows.length })}
        isDestructive={action.isDestructive ?? false}
        onConfirm={(why) => agree(rows, why)}
        onClose={close}
      >
        <Names names={rows.map(rowName)} />
        {leftOut > 0 && <p className={styles.note}>{t('leftOut', { count: leftOut })}</p>}
      </ReasonDialog>
    );
  }
  return (
    <Modal title={action.label} closeLabel={t(isRunning ? 'stop' : 'close')} onClose={close}>
      {leftOut > 0 && <p className={styles.note}>{t('leftOut', { count: leftOut })}</p>}
      {isAgreed ? (
        <BulkResults rows={rows} run={run} rowKey={rowKey} rowName={rowName} />
      ) : (
        <Question label={action.label} names={rows.map(rowName)} />
      )}
      <div className="wrap-8 justify-end mt-24">
        {isAgreed ? (
          <Steps run={run} onClose={close} hasFailed={counts.failed > 0} isLeft={counts.waiting > 0} />
        ) : (
          <Agreement count={rows.length} onAgree={() => setAgreed(true)} onClose={close} />
        )}
      </div>
    </Modal>
  );
}

interface AgreementProps {
  count: number;
  onAgree: () => void;
  onClose: () => void;
}

function Agreement({ count, onAgree, onClose }: AgreementProps) {
  const t = useTranslations('work.bulk');
  return (
    <>
      <Button look="quiet" size="small" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button size="small" isDestructive onClick={onAgree}>
        {t('agree', { count })}
      </Button>
    </>
  );
}

const named = 5;

function Question({ label, names }: { label: string; names: readonly string[] }) {
  const t = useTranslations('work.bulk');
  return (
    <div className={`stack-8 text-14 ${styles.question}`}>
      <p>{t('question', { label, count: names.length })}</p>
      <Names names={names} />
    </div>
  );
}

/** With what it is done; the first of many. */
function Names({ names }: { names: readonly string[] }) {
  const t = useTranslations('work.bulk');
  return (
    <div className={`stack-8 text-14 ${styles.question}`}>
      <ul>
        {names.slice(0, named).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {names.length > named && <p>{t('more', { count: names.length - named })}</p>}
    </div>
  );
}

interface StepsProps {
  run: { isRunning: boolean; stop: () => void; goOn: () => unknown; tryAgain: () => unknown };
  hasFailed: boolean;
  isLeft: boolean;
  onClose: () => void;
}

function Steps({ run, hasFailed, isLeft, onClose }: StepsProps) {
  const t = useTranslations('work.bulk');
  if (run.isRunning) {
    return (
      <Button look="secondary" size="small" onClick={run.stop}>
        {t('stop')}
      </Button>
    );
  }
  return (
    <>
      {isLeft && (
        <Button look="secondary" size="small" onClick={() => void run.goOn()}>
          {t('goOn')}
        </Button>
      )}
      {hasFailed && (
        <Button look="secondary" size="small" onClick={() => void run.tryAgain()}>
          {t('tryAgain')}
        </Button>
      )}
      <Button size="small" autoFocus onClick={onClose}>
        {t('close')}
      </Button>
    </>
  );
}
