'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { walletPaths } from '../wallet-paths.ts';
import { BackButton } from './back-button.tsx';
import { RechargeFacts } from './recharge-facts.tsx';
import { RechargeStep } from './recharge-step.tsx';
import { useFollowedRecharge } from './use-followed-recharge.ts';

interface RechargeFollowProps {
  no: string;
  onBack: () => void;
  /** Begins another one. */
  onAgain: () => void;
}

/** One recharge, from the request to the money on the balance. */
export function RechargeFollow({ no, onBack, onAgain }: RechargeFollowProps) {
  const t = useTranslations('wallet.recharge.follow');
  const query = useFollowedRecharge(no);
  return (
    <>
      <PageHeader title={t('title', { no })}>
        <BackButton onBack={onBack} />
      </PageHeader>
      {query.error?.error === 'not_found' ? (
        <EmptyState title={t('missing')} text={t('missingText')}>
          <ButtonLink look="secondary" href={walletPaths.recharges}>
            {t('toList')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <QueryView query={query} skeleton={<ListSkeleton rows={4} />}>
          {(recharge) => (
            <div className="stack-24">
              <RechargeFacts recharge={recharge} onOver={query.refetch} />
              <RechargeStep recharge={recharge} onBack={onBack} onAgain={onAgain} />
            </div>
          )}
        </QueryView>
      )}
    </>
  );
}
