'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { GuardedScreen } from '#components/layout/guarded.tsx';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import { approveDocuments, rejectDocuments, type TitleDocuments } from '#lib/api/invoices/desk-invoices.ts';
import { decidedStatuses } from '#lib/contract/invoices/desk-title-documents.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { joined } from '../shared/joined.tsx';
import styles from './desk.module.css';
import { papersList } from './desk-lists.ts';
import { RevealDialog } from './reveal-dialog.tsx';

type Action = 'reveal' | 'approve' | 'reject';
interface Asked {
  papers: TitleDocuments;
  action: Action;
}

/** Documents by which a company's title may have special invoices: those that have waited longest first. */
export function TitleDocumentsScreen() {
  const t = useTranslations('invoicesDesk.papers');
  const list = useList(papersList);
  const [asked, ask] = useState<Asked>();
  const close = () => ask(undefined);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <GuardedScreen node="operator/invoice/papers">
        <WorkTable
          list={list}
          caption={t('title')}
          columns={useColumns(ask)}
          rowKey={({ id }) => String(id)}
          rowName={({ title }) => title.name}
          filters={
            <ChoiceFilter
              of={list}
              name="status"
              label={t('status')}
              all={t('all')}
              options={decidedStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            />
          }
          empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        />
        {asked?.action === 'reveal' && <RevealDialog papers={asked.papers} onClose={close} />}
        {asked?.action === 'approve' && <ApproveDialog papers={asked.papers} onClose={close} />}
        {asked?.action === 'reject' && <RejectDialog papers={asked.papers} onClose={close} />}
      </GuardedScreen>
    </>
  );
}

const tones = { pending: 'primary', approved: 'success', rejected: 'error' } as const;

function useColumns(ask: (asked: Asked) => void): WorkColumn<TitleDocuments>[] {
  const t = useTranslations('invoicesDesk.papers');
  return [
    {
      key: 'title',
      label: t('titleColumn'),
      isMain: true,
      isHeader: true,
      cell: ({ title }) => (
        <span className={`inline-stack-2 justify-items-start wrap-anywhere ${styles.words}`}>
          {title.name}
          <span className="hint whitespace-nowrap">{title.tax_no}</span>
        </span>
      ),
    },
    {
      key: 'registered',
      label: t('registered'),
      cell: ({ title }) => (
        <span className={`inline-stack-2 justify-items-start wrap-anywhere ${styles.words}`}>
          <span>{joined(title.reg_address, title.reg_phone)}</span>
          <span>{joined(title.bank_name, title.bank_account)}</span>
        </span>
      ),
    },
    { key: 'owner', label: t('owner'), cell: ({ owner, owner_name: name }) => `${t(`owners.${owner}`)} ${name}` },
    {
      key: 'status',
      label: t('status'),
      cell: ({ status, reason, decider }) => (
        <span className={`inline-stack-2 justify-items-start wrap-anywhere ${styles.words}`}>
          <Chip tone={tones[status]}>{t(`statuses.${status}`)}</Chip>
          {reason && <span className="hint">{reason}</span>}
          {decider && <span className="hint">{decider}</span>}
        </span>
      ),
    },
    { key: 'time', label: t('time'), isTight: true, cell: (row) => formatTime(row.ask_time, '', 'yyyy-mm-dd hh:MM') },
    { key: 'actions', label: t('actions'), align: 'end', cell: (row) => <Actions papers={row} onAsk={ask} /> },
  ];
}

function Actions({ papers, onAsk }: { papers: TitleDocuments; onAsk: (asked: Asked) => void }) {
  const t = useTranslations('invoicesDesk.papers');
  if (papers.is_own) return <span className="hint">{t('own')}</span>;
  const offered: Action[] = ['reveal'];
  if (papers.status === 'pending') offered.push('approve');
  if (papers.status !== 'rejected') offered.push('reject');
  return (
    <span className="wrap-8 justify-end">
      {offered.map((action) => (
        <Button key={action} look="secondary" size="small" onClick={() => onAsk({ papers, action })}>
          {t(action)} <span className="visually-hidden">{papers.title.name}</span>
        </Button>
      ))}
    </span>
  );
}

interface DialogProps {
  papers: TitleDocuments;
  onClose: () => void;
}

function ApproveDialog({ papers: { id, version, title }, onClose }: DialogProps) {
  const t = useTranslations('invoicesDesk.papers');
  return (
    <DecisionDialog
      title={t('approveTitle', { name: title.name })}
      text={t('approveText')}
      confirm={t('approve')}
      decide={() => approveDocuments({ title_id: id, version })}
      onClose={onClose}
    />
  );
}

function RejectDialog({ papers: { id, version, title }, onClose }: DialogProps) {
  const t = useTranslations('invoicesDesk.papers');
  return (
    <DecisionDialog
      title={t('rejectTitle', { name: title.name })}
      text={t('rejectText')}
      confirm={t('reject')}
      isDestructive
      asksReason
      decide={(reason) => rejectDocuments({ title_id: id, version, reason })}
      onClose={onClose}
    />
  );
}
