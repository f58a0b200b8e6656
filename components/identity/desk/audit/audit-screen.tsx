'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import { WorkChoice, WorkDays, WorkFilters, WorkSearch } from '#components/work/work-filters.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import { auditQuery, exportAudit } from '#lib/api/identity/desk-people.ts';
import { auditActors } from '#lib/contract/identity/desk-audit.ts';
import { type AuditState, readAudit, recordOf, toRecord } from './audit-address.ts';
import { useAuditColumns } from './use-audit-columns.tsx';
import { useAuditWords } from './use-audit-words.ts';

/** Who changed or looked at what, newest first. */
export function AuditScreen() {
  const t = useTranslations('identityDesk.audit');
  const [state, setState] = useAddressState(readAudit);
  const { actor_id, actor, actor_type, entity_type, entity_id, no, event, from, to } = state;
  const filter = { actor_id, actor, actor_type, entity_type, entity_id, no, event, from, to };
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <WorkTable
        list="desk-audit"
        caption={t('title')}
        columns={useAuditColumns()}
        state={state}
        onState={setState}
        query={auditQuery(state)}
        rowKey={({ id }) => String(id)}
        rowName={({ id }) => t('rowName', { id })}
        filters={<Filters state={state} onChange={setState} />}
        onExport={(format) => exportAudit({ ...filter, format })}
        isFiltered={Object.values(filter).some(Boolean)}
        empty={() => <EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </>
  );
}

interface FiltersProps {
  state: AuditState;
  onChange: (change: Record<string, string | number | undefined>) => void;
}

function Filters({ state, onChange }: FiltersProps) {
  const t = useTranslations('identityDesk.audit');
  const words = useAuditWords();
  const { data } = useQuery(auditQuery(state));
  const types = data?.entity_types ?? (state.entity_type ? [state.entity_type] : []);
  const events = data?.events ?? (state.event ? [state.event] : []);
  return (
    <WorkFilters>
      <WorkSearch
        label={t('byActor')}
        text={state.actor ?? (state.actor_id === undefined ? '' : String(state.actor_id))}
        onSearch={(actor) => onChange({ actor, actor_id: '' })}
      />
      <WorkSearch label={t('byRecord')} text={recordOf(state)} onSearch={(text) => onChange(toRecord(text, state))} />
      <WorkChoice
        label={t('columns.record')}
        all={t('everyRecord')}
        value={state.entity_type}
        options={types.map((value) => ({ value, label: words.record(value) }))}
        onChoose={(entity_type) => onChange({ entity_type, entity_id: '', no: '', event: '' })}
      />
      {state.entity_type && (
        <WorkChoice
          label={t('columns.event')}
          all={t('everyEvent')}
          value={state.event}
          options={events.map((value) => ({ value, label: words.event(state.entity_type ?? '', value) }))}
          onChoose={(event) => onChange({ event })}
        />
      )}
      <WorkChoice
        label={t('columns.actor')}
        all={t('everyActor')}
        value={state.actor_type}
        options={auditActors.map((value) => ({ value, label: t(`actors.${value}`) }))}
        onChoose={(actor_type) => onChange({ actor_type })}
      />
      <WorkDays from={state.from} to={state.to} onChange={onChange} />
    </WorkFilters>
  );
}
