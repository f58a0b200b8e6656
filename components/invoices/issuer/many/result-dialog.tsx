'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { FileChoice } from '#components/ui/form/file-choice.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { useFileContent } from '#components/work/files/use-file-content.ts';
import { useRefusalWords } from '#components/work/forms/use-refusal-words.ts';
import { RepeatedLines } from '#components/work/money/repeated-lines.tsx';
import type { TaxReport } from '#lib/api/invoices/issuer-invoices.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { taxResultBytes, taxResultUpload } from '#lib/contract/invoices/tax-file.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { acceptTableOf } from '#lib/utils/topic-limits.ts';
import type { IssuerSide } from '../issuer-side.ts';
import { faultsFirst } from './faults-first.ts';

interface ResultDialogProps {
  side: IssuerSide;
  onClose: () => void;
}

type Outcome = TaxReport['rows'][number]['outcome'];
const isDone = (outcome: Outcome) => outcome === 'issued' || outcome === 'rejected';
const isRecordable = ({ outcome }: { outcome: Outcome }) => isDone(outcome);

/** Reads what the tax software answers, shows what each row means, and records it once somebody has agreed. */
export function ResultDialog({ side, onClose }: ResultDialogProps) {
  const t = useTranslations('invoicesStore.results');
  const ui = useTranslations('ui.dialog');
  const { choose, apply, report, isApplied, isPending, fault } = useResult(side);
  const columns = useColumns(isApplied);
  const rows = faultsFirst(report?.rows ?? [], isRecordable);
  const count = rows.filter(isRecordable).length;
  const countOf = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  const sums = { issued: countOf('issued'), rejected: countOf('rejected') };
  return (
    <Modal title={t('title')} closeLabel={ui('close')} onClose={onClose} isWide>
      <div className="stack-16">
        <p>{t('text')}</p>
        <FormAlert text={fault} />
        {!isApplied && (
          <FileChoice
            accept={accepted}
            label={t(report ? 'other' : 'choose')}
            note={isPending ? t('reading') : undefined}
            isSingle
            isHeld={isPending}
            onChoose={([file]) => choose(file)}
          />
        )}
        {isApplied && <p role="status">{t('done', sums)}</p>}
        {report && !isApplied && (
          <p role="status">{count === 0 ? t('nothing') : t('sums', { ...sums, rest: rows.length - count })}</p>
        )}
        {report && !isApplied && count > 0 && (
          <div className="wrap-12 items-center">
            <Button size="small" isBusy={isPending} onClick={apply}>
              {t('apply', { count })}
            </Button>
          </div>
        )}
        {report && <RecordList caption={t('caption')} columns={columns} rows={rows} rowKey={({ line }) => line} />}
      </div>
    </Modal>
  );
}

function useResult({ calls }: IssuerSide) {
  const t = useTranslations('invoicesStore.results');
  const refusalOf = useRefusalWords((error) => error.fields.content);
  const check = useMutation({ mutationFn: calls.checkResult });
  const apply = useMutation({ mutationFn: calls.applyResult, onSuccess: () => untilReread() });
  const file = useFileContent({
    maxBytes: taxResultBytes,
    words: { tooLarge: t('tooLarge'), unreadable: t('unreadable') },
    onChosen: check.reset,
    onRead: (content) => check.mutate({ content }),
  });
  const { content, choose } = file;
  const error = apply.error ?? check.error;
  return {
    choose,
    apply: () => content && apply.mutate({ content }),
    report: apply.data ?? check.data,
    isApplied: apply.isSuccess,
    isPending: check.isPending || apply.isPending,
    fault: file.fault ?? (error instanceof ApiError ? refusalOf(error) : undefined),
  };
}

const tones = {
  issued: 'success',
  rejected: 'error',
  done: 'neutral',
  contradicts: 'error',
  unknown: 'warning',
  twice: 'error',
  number_twice: 'error',
  amount_differs: 'error',
  unclear: 'warning',
  number_wrong: 'warning',
  date_wrong: 'warning',
  number_taken: 'error',
  closed: 'warning',
  own: 'warning',
  reason_missing: 'warning',
} as const;

function useColumns(isApplied: boolean): Column<TaxReport['rows'][number]>[] {
  const t = useTranslations('invoicesStore.results');
  const locale = useLocale();
  return [
    { key: 'line', label: t('columns.line'), align: 'end', cell: ({ line }) => line },
    { key: 'no', label: t('columns.no'), isMain: true, isTight: true, cell: ({ no }) => no || '–' },
    { key: 'title', label: t('columns.title'), cell: ({ title }) => title || '–' },
    {
      key: 'amount',
      label: t('columns.amount'),
      align: 'end',
      isTight: true,
      cell: ({ amount }) => amount && formatMoney(locale, amount),
    },
    {
      key: 'outcome',
      label: t('columns.outcome'),
      cell: ({ outcome, fapiao_no: number, reason, lines }) => (
        <span className="inline-stack-4 justify-items-cell">
          <Chip tone={tones[outcome]}>
            {isApplied && isDone(outcome) ? t(`doneOutcomes.${outcome}`) : t(`outcomes.${outcome}`)}
          </Chip>
          {(number || reason) && (
            <span className="hint wrap-anywhere">{[number, reason].filter(Boolean).join(' ')}</span>
          )}
          <RepeatedLines lines={lines} />
        </span>
      ),
    },
  ];
}

const accepted = acceptTableOf(taxResultUpload);
