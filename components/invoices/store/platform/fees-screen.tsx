'use client';

import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { PlatformFees } from '#lib/api/invoices/store-platform.ts';
import { storeTitlesQuery } from '#lib/api/invoices/store-titles.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { TitleRecord } from '#lib/contract/invoices/titles.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { FeesForm } from './fees-form.tsx';
import { FeesList } from './fees-list.tsx';
import styles from './platform.module.css';
import { storeTitles } from './store-titles.ts';

/** Chooses statements, and asks the platform for an invoice of its fees in them. */
export function FeesScreen() {
  const t = useTranslations('invoicesPlatform.main');
  const [fees, titles] = useQueries({ queries: [apiQuery('/api/store/platformFees'), storeTitlesQuery()] });
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <QueryView query={fees} skeleton={<ListSkeleton rows={6} />}>
        {(found) =>
          found.list.length === 0 ? (
            <Nothing />
          ) : (
            <QueryView query={titles} skeleton={<ListSkeleton rows={6} />}>
              {({ list }) => <Choice fees={found} titles={list} />}
            </QueryView>
          )
        }
      </QueryView>
    </>
  );
}

function Nothing() {
  const t = useTranslations('invoicesPlatform.main');
  return (
    <Panel>
      <EmptyState title={t('empty')} text={t('emptyText')}>
        <PageLink href={userPath('store/invoice/platform/records')}>{t('toRecords')}</PageLink>
      </EmptyState>
    </Panel>
  );
}

function Choice({ fees, titles }: { fees: PlatformFees; titles: TitleRecord[] }) {
  const t = useTranslations('invoicesPlatform.main');
  const mayApply = useHeldNode()('store/invoice/platform/apply');
  // All of it, until somebody says otherwise.
  const [left, leave] = useState<ReadonlySet<string>>(new Set());
  const chosen = fees.list.filter(({ no }) => !left.has(no));
  return (
    <div className={`stack-24 min-w-0 ${styles.parts}`}>
      <FeesList fees={fees} left={left} onLeave={leave} />
      {mayApply && titles.length === 0 && (
        <Panel>
          <EmptyState title={t('noTitle')} text={t('noTitleText')}>
            <ButtonLink href={storeTitles.formHref()}>{t('addTitle')}</ButtonLink>
          </EmptyState>
        </Panel>
      )}
      {mayApply && titles.length > 0 && <FeesForm fees={fees} chosen={chosen} titles={titles} />}
    </div>
  );
}
