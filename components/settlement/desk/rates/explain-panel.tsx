'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { AmountInput } from '#components/ui/form/amount-input.tsx';
import { LookupInput } from '#components/ui/form/lookup-input.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { type ExplainedFees, explainQuery, placeLookups } from '#lib/api/settlement/desk-rates.ts';
import { rateExplainQuery } from '#lib/contract/settlement/desk-rates.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from './rates.module.css';
import { useRateWords } from './use-rate-words.ts';

type Asked = Parameters<typeof explainQuery>[0];

/** What a line of an order would cost a store, and by which rates. */
export function ExplainPanel() {
  const t = useTranslations('settlementDesk.explain');
  const [asked, ask] = useState<Asked>();
  const { register, control, errors, submit } = useDecisionForm({
    schema: rateExplainQuery,
    values: { store_id: '', product_id: '', amount: '' },
    fields: ['store_id', 'product_id', 'amount'],
    send: async (query) => ask(query),
    onDone: () => undefined,
    isLeaving: true,
  });
  return (
    <Panel title={t('title')} text={t('text')}>
      <form noValidate className={styles.form} onSubmit={submit}>
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
        <AmountInput label={t('amount')} field={register('amount')} error={errors.amount} />
        <div className={styles.ask}>
          <Button look="secondary" size="small" type="submit">
            {t('ask')}
          </Button>
        </div>
      </form>
      {asked && <Answer asked={asked} />}
    </Panel>
  );
}

function Answer({ asked }: { asked: Asked }) {
  const query = useQuery(explainQuery(asked));
  return (
    <div className={styles.answer} aria-live="polite">
      <QueryView query={query} skeleton={<ListSkeleton rows={2} />}>
        {(answer) => <Fees answer={answer} />}
      </QueryView>
    </div>
  );
}

function Fees({ answer: { amount, fees, net } }: { answer: ExplainedFees }) {
  const t = useTranslations('settlementDesk');
  const locale = useLocale();
  const { percentOf, limitsOf, placeOf } = useRateWords();
  return (
    <dl className={styles.fees} aria-label={t('explain.caption')}>
      <div className={styles.fee}>
        <dt>{t('explain.amount')}</dt>
        <dd>{formatMoney(locale, amount)}</dd>
      </div>
      {fees.map((fee) => (
        <div key={fee.kind} className={styles.fee}>
          <dt className={styles.words}>
            {t(`rates.kinds.${fee.kind}`)}
            <span className={styles.note}>
              {[
                t(`rates.scopes.${fee.scope}`),
                fee.scope === 'default' ? '' : placeOf(fee),
                percentOf(fee.bp),
                limitsOf(fee),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </dt>
          <dd>{formatMoney(locale, `-${fee.amount}`)}</dd>
        </div>
      ))}
      {fees.length === 0 && <div>{t('explain.noFees')}</div>}
      <div className={`${styles.fee} ${styles.net}`}>
        <dt>{t('explain.net')}</dt>
        <dd>{formatMoney(locale, net)}</dd>
      </div>
    </dl>
  );
}
