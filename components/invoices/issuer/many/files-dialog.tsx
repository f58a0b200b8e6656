'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { useRefusalWords } from '#components/work/forms/use-refusal-words.ts';
import type { InvoiceFileReport } from '#lib/api/invoices/issuer-invoices.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import type { IssuerSide } from '../issuer-side.ts';
import { AssignField } from './assign-field.tsx';
import { DifferenceList } from './difference-list.tsx';
import { faultsFirst } from './faults-first.ts';
import { InvoiceFileChoice } from './invoice-file-choice.tsx';

type Row = InvoiceFileReport['rows'][number];

const isSavable = (outcome: Row['outcome']) => outcome === 'record' || outcome === 'attach';
const isReady = ({ outcome }: Row) => isSavable(outcome);

interface FilesDialogProps {
  side: IssuerSide;
  onClose: () => void;
}

/** Takes many files of invoices, says of each which invoice it is of, and saves them once somebody has agreed. */
export function FilesDialog({ side, onClose }: FilesDialogProps) {
  const t = useTranslations('invoicesStore.files');
  const ui = useTranslations('ui.dialog');
  const { report, isSaved, isPending, fault, ...doing } = useFiles(side);
  const rows = faultsFirst(report?.rows ?? [], isReady);
  const columns = useColumns(doing, isSaved);
  const ready = rows.filter(isReady).length;
  return (
    <Modal title={t('title')} closeLabel={ui('close')} onClose={onClose} isWide>
      <div className="stack-16">
        <p>{t('text')}</p>
        <FormAlert text={fault} />
        {!isSaved && (
          <InvoiceFileChoice isHeld={isPending} onSent={({ url }) => doing.add(url)} onAllSent={doing.check} />
        )}
        {isSaved && <p role="status">{t('saved', { count: ready })}</p>}
        {report && !isSaved && (
          <div className="wrap-12 items-center">
            <Button size="small" isBusy={isPending} disabled={ready === 0} onClick={doing.save}>
              {t('save', { count: ready })}
            </Button>
          </div>
        )}
        {report && <RecordList caption={t('caption')} columns={columns} rows={rows} rowKey={({ url }) => url} />}
      </div>
    </Modal>
  );
}

function useFiles({ calls }: IssuerSide) {
  const refusalOf = useRefusalWords();
  const urls = useRef<string[]>([]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const check = useMutation({ mutationFn: calls.checkFiles });
  const save = useMutation({ mutationFn: calls.saveFiles, onSuccess: () => untilReread() });
  const bodyOf = (choices: ReadonlyMap<string, string>) => ({
    files: urls.current.map((url) => {
      const no = choices.get(url);
      return no ? { url, no } : { url };
    }),
  });
  return {
    add: (url: string) => {
      if (!urls.current.includes(url)) urls.current = [...urls.current, url];
    },
    check: () => urls.current.length > 0 && check.mutate(bodyOf(chosen)),
    assign: (url: string, no: string) => {
      const choices = new Map([...chosen, [url, no] as const]);
      setChosen(choices);
      check.mutate(bodyOf(choices));
    },
    /** What was said of a file manually. */
    chosenFor: (url: string) => chosen.get(url),
    save: () => save.mutate(bodyOf(chosen)),
    report: save.data ?? check.data,
    isSaved: save.isSuccess,
    isPending: check.isPending || save.isPending,
    fault: refusalOf(save.error ?? check.error),
  };
}

const tones = {
  record: 'success',
  attach: 'success',
  there: 'neutral',
  unmatched: 'warning',
  several: 'warning',
  facts_missing: 'warning',
  differs: 'error',
  taken: 'error',
  closed: 'warning',
  own: 'warning',
  unreadable: 'error',
} as const;

/** Which of them somebody has to say manually. */
const isAsked = ({ outcome }: Row) => outcome === 'unmatched' || outcome === 'several';

type Choices = Pick<ReturnType<typeof useFiles>, 'assign' | 'chosenFor'>;

function useColumns({ assign, chosenFor }: Choices, isSaved: boolean): Column<Row>[] {
  const t = useTranslations('invoicesStore.files');
  return [
    {
      key: 'name',
      label: t('columns.name'),
      isMain: true,
      cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    },
    {
      key: 'no',
      label: t('columns.no'),
      cell: (row) =>
        isAsked(row) && !isSaved ? (
          <AssignField name={row.name} chosen={chosenFor(row.url)} onAssign={(no) => assign(row.url, no)} />
        ) : (
          row.no || '–'
        ),
    },
    {
      key: 'outcome',
      label: t('columns.outcome'),
      cell: ({ outcome, fapiao_no: number, differences }) => (
        <span className="inline-stack-4 justify-items-cell">
          <Chip tone={tones[outcome]}>
            {isSaved && isSavable(outcome) ? t(`doneOutcomes.${outcome}`) : t(`outcomes.${outcome}`)}
          </Chip>
          {number && <span className="hint wrap-anywhere">{number}</span>}
          <DifferenceList differences={differences} />
        </span>
      ),
    },
  ];
}
