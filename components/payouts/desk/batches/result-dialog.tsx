'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { FileChoice } from '#components/ui/form/file-choice.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useFileContent } from '#components/work/files/use-file-content.ts';
import { useRefusalWords } from '#components/work/forms/use-refusal-words.ts';
import { applyResult, type BankReport, checkResult } from '#lib/api/payouts/desk-batches.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { isRecorded, resultFileBytes, resultUpload } from '#lib/contract/payouts/bank-file.ts';
import { acceptTableOf } from '#lib/utils/topic-limits.ts';
import styles from './batches.module.css';
import { ReportTable, type SaidReferences } from './report-table.tsx';

interface ResultDialogProps {
  no: string;
  onClose: () => void;
}

const accept = acceptTableOf(resultUpload);

/** What is recorded, with those whose number was typed. */
const recordable = ({ rows }: BankReport, references: SaidReferences) =>
  rows.filter(
    ({ no, outcome }) => isRecorded(outcome) || (outcome === 'reference_missing' && references.get(no)?.trim()),
  );

/** Reads the bank's answer, shows what each row means, and records it once somebody has agreed. */
export function ResultDialog({ no, onClose }: ResultDialogProps) {
  const t = useTranslations('payoutsBatches.result');
  const ui = useTranslations('ui.dialog');
  const { choose, apply, report, references, sayReference, isApplied, isPending, fault } = useResult(no);
  const count = report ? recordable(report, references).length : 0;
  const countOf = (...outcomes: string[]) =>
    report?.rows.filter(({ outcome }) => outcomes.includes(outcome)).length ?? 0;
  return (
    <Modal title={t('title')} closeLabel={ui('close')} onClose={onClose} isWide>
      <div className={styles.made}>
        <p>{t('text')}</p>
        <FormAlert text={fault} />
        {!isApplied && (
          <FileChoice
            accept={accept}
            label={t(report ? 'other' : 'choose')}
            note={isPending ? t('reading') : undefined}
            isSingle
            isHeld={isPending}
            onChoose={([file]) => choose(file)}
          />
        )}
        {report && (
          <ReportTable report={report} references={references} onReference={isApplied ? undefined : sayReference} />
        )}
        {isApplied && (
          <p role="status">{t('done', { paid: countOf('paid', 'corrected'), failed: countOf('failed') })}</p>
        )}
        {report && !isApplied && count === 0 && <p role="status">{t('nothing')}</p>}
        {report && !isApplied && count > 0 && (
          <div className="wrap-8 items-center">
            <Button size="small" isBusy={isPending} onClick={apply}>
              {t('apply', { count })}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}

function useResult(no: string) {
  const t = useTranslations('payoutsBatches.result');
  const refusalOf = useRefusalWords((error) => error.fields.content);
  const [references, setReferences] = useState<SaidReferences>(new Map());
  const check = useMutation({ mutationFn: checkResult });
  const apply = useMutation({ mutationFn: applyResult, onSuccess: () => untilReread() });
  const file = useFileContent({
    maxBytes: resultFileBytes,
    words: { tooLarge: t('tooLarge'), unreadable: t('unreadable') },
    onChosen: () => {
      setReferences(new Map());
      check.reset();
    },
    onRead: (content) => check.mutate({ no, content }),
  });
  const { content, choose } = file;
  const error = apply.error ?? check.error;
  return {
    choose,
    apply: () => content && apply.mutate({ no, content, references: toList(references) }),
    references,
    sayReference: (of: string, text: string) => setReferences((before) => new Map(before).set(of, text)),
    report: apply.data ?? check.data,
    isApplied: apply.isSuccess,
    isPending: check.isPending || apply.isPending,
    fault: file.fault ?? (error instanceof ApiError ? refusalOf(error) : undefined),
  };
}

const toList = (references: SaidReferences) =>
  [...references].flatMap(([no, text]) => (text.trim() ? [{ no, reference: text.trim() }] : []));
