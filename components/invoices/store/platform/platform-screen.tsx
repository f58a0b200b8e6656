'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { FigureCard, FigureCards } from '#components/ui/facts/figure-card.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { PlatformInvoicing } from '#lib/api/invoices/store-platform.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './platform.module.css';

const main = userPath('store/invoice/platform/main');
const titles = userPath('store/invoice/platform/invoiceTitles');
const recordsOf = (status?: string) => userPath('store/invoice/platform/records', { status });

/** What the platform invoices the store for: what can be asked for, what waits, and what was issued. */
export function PlatformScreen() {
  const t = useTranslations('invoicesPlatform.overview');
  const query = useQuery(apiQuery('/api/store/platformInvoicing'));
  const mayApply = useHeldNode()('store/invoice/platform/apply');
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        {mayApply && query.data && query.data.open.count > 0 && <ButtonLink href={main}>{t('apply')}</ButtonLink>}
      </PageHeader>
      <QueryView query={query} skeleton={<ListSkeleton rows={4} />}>
        {(invoicing) => <Overview invoicing={invoicing} />}
      </QueryView>
    </>
  );
}

function Overview({ invoicing }: { invoicing: PlatformInvoicing }) {
  const t = useTranslations('invoicesPlatform.overview');
  const locale = useLocale();
  const { open, waiting, issued, credit, titles: titleCount, to_confirm: toConfirm } = invoicing;
  return (
    <div className={`stack-24 min-w-0 ${styles.parts}`}>
      {toConfirm.map((no) => (
        <p key={no} className={styles.notice}>
          {t('toConfirm', { no })}{' '}
          <PageLink href={userPath('store/invoice/platform/records', { no })}>{t('toConfirmSee')}</PageLink>
        </p>
      ))}
      <FigureCards label={t('label')}>
        <FigureCard
          href={main}
          label={t('open')}
          value={formatMoney(locale, open.amount)}
          note={t('openNote', { count: open.count })}
        />
        <FigureCard
          href={recordsOf('submitted')}
          label={t('waiting')}
          value={formatMoney(locale, waiting.amount)}
          note={t('countNote', { count: waiting.count })}
        />
        <FigureCard
          href={recordsOf()}
          label={t('issued')}
          value={formatMoney(locale, issued.amount)}
          note={t('countNote', { count: issued.count })}
        />
        <FigureCard
          href={titles}
          label={t('titles')}
          value={String(titleCount)}
          note={t(titleCount > 0 ? 'titlesNote' : 'titlesNone')}
        />
      </FigureCards>
      {credit !== '0.00' && <p className="text-ink-2">{t('credit', { amount: formatMoney(locale, credit) })}</p>}
      <Panel title={t('howTitle')}>
        <ol className={styles.steps}>
          <li>{t('how1')}</li>
          <li>{t('how2')}</li>
          <li>{t('how3')}</li>
        </ol>
      </Panel>
    </div>
  );
}
