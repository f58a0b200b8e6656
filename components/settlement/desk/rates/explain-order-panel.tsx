'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { SumList } from '#components/ui/facts/sum-list.tsx';
import { LookupInput } from '#components/ui/form/lookup-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { type ExplainedOrder, explainOrderQuery, placeLookups } from '#lib/api/settlement/desk-rates.ts';
import { orderExplainQuery } from '#lib/contract/settlement/desk-rates.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { AskPanel } from './ask-panel.tsx';
import { useFeeRows } from './use-fee-rows.ts';

type Asked = Parameters<typeof explainOrderQuery>[0];

/** What an order costs its store by the rates frozen with it, or would cost another store now, and why. */
export function ExplainOrderPanel() {
  const t = useTranslations('settlementDesk.explainOrder');
  const [asked, ask] = useState<Asked>();
  const { input, control, submit } = useDecisionForm({
    schema: orderExplainQuery,
    values: { no: '', store_id: '' },
    fields: ['no', 'store_id'],
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
          <TextInput label={t('no')} {...input('no')} maxLength={20} autoComplete="off" />
          <LookupInput
            label={t('store')}
            help={t('storeHelp')}
            name="store_id"
            control={control}
            lookup={placeLookups.store}
            none=""
          />
        </>
      }
    >
      {asked && <Answer asked={asked} />}
    </AskPanel>
  );
}

function Answer({ asked }: { asked: Asked }) {
  const t = useTranslations('settlementDesk.explainOrder');
  const query = useQuery(explainOrderQuery(asked));
  return (
    <div className="stack-12 mt-16" aria-live="polite">
      {query.error?.error === 'not_found' ? (
        <p>{t('missing')}</p>
      ) : (
        <QueryView query={query} skeleton={<ListSkeleton rows={3} />}>
          {(order) => <Costs order={order} />}
        </QueryView>
      )}
    </div>
  );
}

function Costs({
  order: { no, store_name: store, is_agreed: isAgreed, lines, freight, net },
}: {
  order: ExplainedOrder;
}) {
  const t = useTranslations('settlementDesk.explainOrder');
  const locale = useLocale();
  const feeRows = useFeeRows();
  const basis = isAgreed ? t('agreed', { store }) : store ? t('now', { store }) : t('nobody');
  return (
    <>
      <p className="hint whitespace-normal">{basis}</p>
      <SumList
        label={t('caption', { no })}
        rows={[
          ...lines.flatMap(({ name, quantity, amount, fees }, index) => [
            { key: String(index), label: t('line', { name, quantity }), value: formatMoney(locale, amount) },
            ...feeRows(fees, `${index}-`),
          ]),
          ...(freight === '0.00' ? [] : [{ key: 'freight', label: t('freight'), value: formatMoney(locale, freight) }]),
          { key: 'net', label: t('net'), value: formatMoney(locale, net), isSum: true },
        ]}
      />
    </>
  );
}
