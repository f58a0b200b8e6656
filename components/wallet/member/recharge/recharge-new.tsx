'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import type { Recharge } from '#lib/api/payments/recharges.ts';
import { apiQuery, isNotOffered } from '#lib/api/transport/queries.ts';
import { BackButton } from './back-button.tsx';
import { RechargeForm } from './recharge-form.tsx';

interface RechargeNewProps {
  onCreated: (recharge: Recharge) => void;
  onBack: () => void;
}

/** Begins a recharge. */
export function RechargeNew({ onCreated, onBack }: RechargeNewProps) {
  const t = useTranslations('wallet.recharge.new');
  const query = useQuery(apiQuery('/api/recharge/options'));
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <BackButton onBack={onBack} />
      </PageHeader>
      {isNotOffered(query.error) || query.data?.channels.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <QueryView query={query} skeleton={<ListSkeleton />}>
          {(options) => <RechargeForm options={options} onCreated={onCreated} />}
        </QueryView>
      )}
    </>
  );
}
