'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { ChoiceFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ReasonDialog } from '#components/ui/dialogs/reason-dialog.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import { type DeskLead, handleLead } from '#lib/api/site/desk-site.ts';
import { cooperationTopics } from '#lib/contract/site/shop-leads.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from '../site-desk.module.css';
import { leadList } from './lead-list.ts';

/** What companies wrote on the cooperation page, and what came of it. */
export function LeadsScreen() {
  const t = useTranslations('siteDesk.leads');
  const list = useList(leadList);
  const [handled, setHandled] = useState<DeskLead>();
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useLeadColumns(setHandled)}
        rowKey={({ id }) => String(id)}
        rowName={({ number }) => number}
        filters={
          <>
            <SearchFilter of={list} label={t('search')} />
            <ChoiceFilter
              of={list}
              name="state"
              label={t('columns.state')}
              all={t('everyState')}
              options={(['open', 'handled'] as const).map((value) => ({ value, label: t(`state.${value}`) }))}
            />
            <ChoiceFilter
              of={list}
              name="topic"
              label={t('columns.topic')}
              all={t('everyTopic')}
              options={cooperationTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
            />
          </>
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      {handled && <HandleDialog lead={handled} onClose={() => setHandled(undefined)} />}
    </>
  );
}

function useLeadColumns(onHandle: (lead: DeskLead) => void): WorkColumn<DeskLead>[] {
  const t = useTranslations('siteDesk.leads');
  return [
    {
      key: 'company',
      label: t('columns.company'),
      isMain: true,
      cell: ({ company, number }) => (
        <span className={`inline-stack-2 justify-items-start min-w-0 ${styles.twoLines}`}>
          <strong>{company}</strong>
          <span className={`hint ${styles.note}`}>{number}</span>
        </span>
      ),
    },
    {
      key: 'contact',
      label: t('columns.contact'),
      cell: ({ contact, mobile, email }) => (
        <span className={`inline-stack-2 justify-items-start min-w-0 ${styles.twoLines}`}>
          <span>{contact}</span>
          <a href={`tel:${mobile}`}>{mobile}</a>
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </span>
      ),
    },
    { key: 'topic', label: t('columns.topic'), isTight: true, cell: ({ topic }) => t(`topic.${topic}`) },
    { key: 'message', label: t('columns.message'), cell: ({ message }) => <p className={styles.words}>{message}</p> },
    {
      key: 'time',
      label: t('columns.time'),
      sort: 'id',
      sortFirst: 'descending',
      isTight: true,
      cell: ({ time }) => formatTime(time, '', 'yyyy-mm-dd hh:MM'),
    },
    { key: 'state', label: t('columns.state'), cell: (lead) => <State lead={lead} onHandle={onHandle} /> },
  ];
}

function State({ lead, onHandle }: { lead: DeskLead; onHandle: (lead: DeskLead) => void }) {
  const t = useTranslations('siteDesk.leads');
  const mayHandle = useHeldNode()('operator/lead/handle');
  if (lead.handle_time === null && !mayHandle) return <Chip tone="warning">{t('state.open')}</Chip>;
  if (lead.handle_time === null) {
    return (
      <Button look="secondary" size="small" onClick={() => onHandle(lead)}>
        {t('handle')}
      </Button>
    );
  }
  return (
    <span className={`inline-stack-2 justify-items-start min-w-0 ${styles.twoLines}`}>
      <Chip tone="success">{t('state.handled')}</Chip>
      {lead.note && <span className={`hint ${styles.note}`}>{lead.note}</span>}
    </span>
  );
}

function HandleDialog({ lead, onClose }: { lead: DeskLead; onClose: () => void }) {
  const t = useTranslations('siteDesk.leads');
  const { send, dialog } = useDecision(
    (note: string) => handleLead({ id: lead.id, note }, { isSuccessShown: true, isCodeShown: false }),
    { onDone: onClose },
  );
  return (
    <ReasonDialog
      {...dialog}
      title={t('handleTitle', { company: lead.company })}
      text={t('handleText')}
      confirm={t('handle')}
      onConfirm={send}
      onClose={onClose}
    />
  );
}
