'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { SumList } from '#components/ui/facts/sum-list.tsx';
import { AmountInput } from '#components/ui/form/amount-input.tsx';
import { LookupInput } from '#components/ui/form/lookup-input.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { type ExplainedFees, explainQuery, placeLookups } from '#lib/api/settlement/desk-rates.ts';
import { rateExplainQuery } from '#lib/contract/settlement/desk-rates.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { AskPanel } from './ask-panel.tsx';
import { useFeeRows } from './use-fee-rows.ts';

type Asked = Parameters<typeof explainQuery>[0];

/** What a line of an order would cost a store, and by which rates. */
export function ExplainPanel() {
  const t = useTranslations('settlementDesk.explain');
  const [asked, ask] = useState<Asked>();
  const { input, control, submit } = useDecisionForm({
    schema: rateExplainQuery,
    values: { store_id: '', product_id: '', amount: '' },
    fields: ['store_id', 'product_id', 'amount'],
    send: async (query) => ask(query),
    onDone: () => undefined,
    isLeaving: true,
  });
  return (
    <AskPanel
      title={t('title')}
      text={t('text')}
      ask={t('ask')}
      onSubmit={submit}
      fields={
        <>
          <LookupInput
            label={t('store')}
            help={t('storeHelp')}
            name="store_id"
            control={control}
            lookup={placeLookups.store}
            none=""
          />
          <LookupInput
            label={t('product')}
            help={t('productHelp')}
            name="product_id"
            control={control}
            lookup={placeLookups.product}
            none=""
          />
          <AmountInput label={t('amount')} {...input('amount')} />
        </>
      }
    >
      {asked && <Answer asked={asked} />}
    </AskPanel>
  );
}

function Answer({ asked }: { asked: Asked }) {
  const query = useQuery(explainQuery(asked));
  return (
    <div className="stack-12 mt-16" aria-live="polite">
      <QueryView query={query} skeleton={<ListSkeleton rows={2} />}>
        {(answer) => <Fees answer={answer} />}
      </QueryView>
    </div>
  );
}

function Fees({ answer: { amount, fees, net } }: { answer: ExplainedFees }) {
  const t = useTranslations('settlementDesk.explain');
  const locale = useLocale();
  const feeRows = useFeeRows();
  return (
    <>
      <SumList
        label={t('caption')}
        rows={[
          { key: 'amount', label: t('amount'), value: formatMoney(locale, amount) },
          ...feeRows(fees),
          { key: 'net', label: t('net'), value: formatMoney(locale, net), isSum: true },
        ]}
      />
      {fees.length === 0 && <p>{t('noFees')}</p>}
    </>
  );
}
