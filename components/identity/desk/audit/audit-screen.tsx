'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Choice, ChoiceFilter, DaysFilter, WordFilter } from '#components/lists/filters/filters.tsx';
import { type ListInUse, useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { DataOf } from '#lib/contract/endpoint.ts';
import { auditActors, type operatorAudit } from '#lib/contract/identity/desk-audit.ts';
import { type AuditState, auditList, recordOf, toRecord } from './audit-list.ts';
import { useAuditColumns } from './use-audit-columns.tsx';
import { useAuditWords } from './use-audit-words.ts';

/** Who changed or looked at what, newest first. */
export function AuditScreen() {
  const t = useTranslations('identityDesk.audit');
  const list = useList(auditList);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useAuditColumns()}
        rowKey={({ id }) => String(id)}
        rowName={({ id }) => t('rowName', { id })}
        filters={<Filters list={list} />}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </>
  );
}

function Filters({ list }: { list: ListInUse<AuditState, DataOf<typeof operatorAudit>> }) {
  const t = useTranslations('identityDesk.audit');
  const words = useAuditWords();
  const { state, change } = list;
  const { data } = useQuery(list.query(state));
  const types = data?.entity_types ?? (state.entity_type ? [state.entity_type] : []);
  const events = data?.events ?? (state.event ? [state.event] : []);
  return (
    <>
      <WordFilter
        label={t('byActor')}
        text={state.actor ?? (state.actor_id === undefined ? '' : String(state.actor_id))}
        onSearch={(actor) => change({ actor, actor_id: '' })}
      />
      <WordFilter
        isSecond
        label={t('byRecord')}
        text={recordOf(state)}
        onSearch={(text) => change(toRecord(text, state))}
      />
      <Choice
        label={t('columns.record')}
        all={t('everyRecord')}
        value={state.entity_type ?? ''}
        isChosen={state.entity_type !== undefined}
        options={types.map((value) => ({ value, label: words.record(value) }))}
        onChoose={(entity_type) => change({ entity_type, entity_id: '', no: '', event: '' })}
      />
      {state.entity_type && (
        <ChoiceFilter
          of={list}
          name="event"
          label={t('columns.event')}
          all={t('everyEvent')}
          options={events.map((value) => ({ value, label: words.event(state.entity_type ?? '', value) }))}
        />
      )}
      <ChoiceFilter
        of={list}
        name="actor_type"
        label={t('columns.actor')}
        all={t('everyActor')}
        options={auditActors.map((value) => ({ value, label: t(`actors.${value}`) }))}
      />
      <DaysFilter of={list} />
    </>
  );
}
