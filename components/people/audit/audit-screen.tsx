'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import { WorkChoice, WorkDays, WorkFilters, WorkSearch } from '#components/work/work-filters.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import { type AuditRow, auditQuery, exportAudit } from '#lib/api/operator-people.ts';
import { auditActors } from '#lib/contract/operator-audit.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from '../people.module.css';
import { type AuditState, readAudit } from './audit-address.ts';

/** Who changed or looked at what, newest first. */
export function AuditScreen() {
  const t = useTranslations('deskPeople.audit');
  const [state, setState] = useAddressState(readAudit);
  const { actor_id, actor_type, entity_type, entity_id, from, to } = state;
  const filter = { actor_id, actor_type, entity_type, entity_id, from, to };
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
        onExport={() => exportAudit(filter)}
        isFiltered={Object.values(filter).some(Boolean)}
        empty={() => <EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </>
  );
}

function useAuditColumns(): WorkColumn<AuditRow>[] {
  const t = useTranslations('deskPeople.audit');
  const word = useWord();
  return [
    {
      key: 'time',
      label: t('columns.time'),
      sort: 'id',
      sortFirst: 'descending',
      isMain: true,
      isTight: true,
      cell: ({ time }) => formatTime(time, ''),
    },
    { key: 'actor', label: t('columns.actor'), cell: (row) => <Actor row={row} /> },
    {
      key: 'record',
      label: t('columns.record'),
      cell: ({ entity_type, entity_id }) => `${word('records', entity_type)} #${entity_id}`,
    },
    { key: 'event', label: t('columns.event'), cell: ({ event }) => word('events', event) },
    {
      key: 'change',
      label: t('columns.change'),
      cell: ({ from, to }) => (from === to ? to : [from, to].filter(Boolean).join(' → ')),
    },
    { key: 'reason', label: t('columns.reason'), cell: ({ reason }) => reason },
    {
      key: 'data',
      label: t('columns.data'),
      isHiddenAtFirst: true,
      cell: ({ data }) =>
        Object.keys(data).length > 0 ? <code className={styles.data}>{JSON.stringify(data)}</code> : '',
    },
  ];
}

/** Our words for what the log writes down; what has none yet is shown as it stands. */
function useWord(): (kind: 'records' | 'events', key: string) => string {
  const t = useTranslations('deskPeople.audit');
  return (kind, key) => {
    const name = `${kind}.${key}` as Parameters<typeof t>[0];
    return t.has(name) ? t(name) : key;
  };
}

function Actor({ row: { actor, actor_type } }: { row: AuditRow }) {
  const t = useTranslations('deskPeople.audit');
  if (!actor) return t(actor_type === 'guest' ? 'actors.guest' : 'actors.system');
  return <PageLink href={`/user/desk/users/info?id=${actor.id}`}>{actor.username || `#${actor.id}`}</PageLink>;
}

interface FiltersProps {
  state: AuditState;
  onChange: (change: Record<string, string | number | undefined>) => void;
}

function Filters({ state, onChange }: FiltersProps) {
  const t = useTranslations('deskPeople.audit');
  const word = useWord();
  const { data } = useQuery(auditQuery(state));
  const types = data?.entity_types ?? (state.entity_type ? [state.entity_type] : []);
  return (
    <WorkFilters>
      <WorkSearch
        label={t('byActor')}
        text={state.actor_id === undefined ? '' : String(state.actor_id)}
        onSearch={(id) => onChange({ actor_id: /^\d+$/.test(id) ? id : '' })}
      />
      <WorkChoice
        label={t('columns.record')}
        all={t('everyRecord')}
        value={state.entity_type}
        options={types.map((value) => ({ value, label: word('records', value) }))}
        onChoose={(entity_type) => onChange({ entity_type, entity_id: '' })}
      />
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
