'use client';

import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { type StateChange, useAddressState } from '#components/ui/use-address-state.ts';
import { WorkChoice, WorkDays, WorkFilters, WorkSearch } from '#components/work/work-filters.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import { transferHistoryQuery } from '#lib/api/wallet/desk-money.ts';
import { transferOutcomes, transferPurposes } from '#lib/contract/payments/desk-payments.ts';
import { type HistoryState, readTransferHistory } from './history-address.ts';
import { useHistoryColumns } from './use-history-columns.tsx';

/** What became of transfers: who decided, when, and why. */
export function TransferHistory({ hasBoth }: { hasBoth: boolean }) {
  const t = useTranslations('paymentsDesk.history');
  const [state, setState] = useAddressState(readTransferHistory);
  const { q, purpose, outcome, from, to } = state;
  return (
    <WorkTable
      list="desk-transfers"
      caption={t('caption')}
      columns={useHistoryColumns()}
      state={state}
      onState={setState}
      query={transferHistoryQuery(state)}
      rowKey={({ no }) => no}
      rowName={({ no }) => no}
      filters={<Filters state={state} hasBoth={hasBoth} onChange={setState} />}
      isFiltered={[q, purpose, outcome, from, to].some(Boolean)}
      empty={(isFiltered) => (
        <EmptyState title={t(isFiltered ? 'nothing' : 'empty')} text={t(isFiltered ? 'nothingText' : 'emptyText')} />
      )}
    />
  );
}

interface FiltersProps {
  state: HistoryState;
  /** Whether there are two kinds to choose from. */
  hasBoth: boolean;
  onChange: (change: StateChange) => void;
}

function Filters({ state, hasBoth, onChange }: FiltersProps) {
  const t = useTranslations('paymentsDesk.history');
  return (
    <WorkFilters>
      <WorkSearch label={t('search')} text={state.q} onSearch={(q) => onChange({ q })} />
      {hasBoth && (
        <WorkChoice
          label={t('columns.purpose')}
          all={t('everyPurpose')}
          value={state.purpose}
          options={transferPurposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
          onChoose={(purpose) => onChange({ purpose })}
        />
      )}
      <WorkChoice
        label={t('columns.outcome')}
        all={t('everyOutcome')}
        value={state.outcome}
        options={transferOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
        onChoose={(outcome) => onChange({ outcome })}
      />
      <WorkDays from={state.from} to={state.to} onChange={onChange} />
    </WorkFilters>
  );
}
