'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { NumberedTable } from '#components/work/numbered-table.tsx';
import type { StoreDeposit } from '#lib/api/settlement/store-deposits.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { depositKinds, depositsKnownToStore } from '#lib/contract/settlement/deposits.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from '../../settlement.module.css';
import { PayDepositDialog } from './pay-deposit-dialog.tsx';
import { storeDepositList } from './store-deposit-list.ts';
import { useStoreDepositColumns } from './use-store-deposit-columns.tsx';

/** What lies with the platform now, and a way to all that ever came in and went out. */
function Held() {
  const t = useTranslations('settlementDeposits.store');
  const locale = useLocale();
  const { data: finance } = useQuery(apiQuery('/api/store/finance'));
  return (
    <p className="hint">
      {t('text')}{' '}
      {finance && (
        <PageLink href={userPath('store/finance', { view: 'movements', account: 'deposited' })}>
          {t('held', { amount: formatMoney(locale, finance.deposited) })}
        </PageLink>
      )}
    </p>
  );
}

/** What the store leaves with the platform as a surety. */
export function DepositView() {
  const t = useTranslations('settlementDeposits');
  const list = useList(storeDepositList);
  const [paid, pay] = useState<StoreDeposit>();
  return (
    <div className={`stack-24 ${styles.parts}`}>
      <Held />
      <NumberedTable
        list={list}
        caption={t('store.title')}
        columns={useStoreDepositColumns(pay)}
        only={(no) => t('only', { no })}
        filters={
          <>
            <ChoiceFilter
              of={list}
              name="kind"
              label={t('store.kind')}
              all={t('allKinds')}
              options={depositKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
            <ChoiceFilter
              of={list}
              name="status"
              label={t('store.status')}
              all={t('allStates')}
              options={depositsKnownToStore.map((value) => ({ value, label: t(`store.states.${value}`) }))}
            />
          </>
        }
        empty={t('store.empty')}
        emptyText={t('store.emptyText')}
      />
      {paid && <PayDepositDialog deposit={paid} onClose={() => pay(undefined)} />}
    </div>
  );
}
