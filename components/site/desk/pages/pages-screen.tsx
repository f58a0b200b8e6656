'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Guarded } from '#components/layout/guarded.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { DeskPage } from '#lib/api/site/desk-site.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { LegalPanel } from './legal-panel.tsx';

const editPath = userPath('desk/pages/edit');

/** What the shop says about itself: its content pages in the order of the footer. */
export function PagesScreen() {
  const t = useTranslations('siteDesk.pages');
  const query = useQuery(apiQuery('/api/operator/page/list'));
  const columns = usePageColumns();
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <Guarded node="operator/page/edit">
          <ButtonLink href={editPath}>{t('add')}</ButtonLink>
        </Guarded>
      </PageHeader>
      <Panel
        title={t('home')}
        actions={
          <Guarded node="operator/page/edit">
            <ButtonLink look="secondary" size="small" href={`${editPath}?home=1`}>
              {t('editHome')}
            </ButtonLink>
          </Guarded>
        }
      >
        <p className="hint">{t('homeText')}</p>
        <HomeFaults count={query.data?.home_faults ?? 0} />
      </Panel>
      <Panel isFlush>
        <QueryView query={query} skeleton={<ListSkeleton rows={8} />}>
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState title={t('empty')} text={t('emptyText')}>
                <Guarded node="operator/page/edit">
                  <ButtonLink href={editPath}>{t('add')}</ButtonLink>
                </Guarded>
              </EmptyState>
            ) : (
              <RecordList caption={t('title')} columns={columns} rows={list} rowKey={({ id }) => id} />
            )
          }
        </QueryView>
      </Panel>
      <LegalPanel />
    </>
  );
}

/** Blocks that visitors are not shown. */
function HomeFaults({ count }: { count: number }) {
  const t = useTranslations('siteDesk.pages');
  return count > 0 ? <Chip tone="error">{t('faults', { count })}</Chip> : null;
}

function usePageColumns(): Column<DeskPage>[] {
  const t = useTranslations('siteDesk.pages');
  return [
    {
      key: 'title',
      label: t('columns.title'),
      isMain: true,
      cell: ({ id, title }) => <PageLink href={`${editPath}?id=${id}`}>{title}</PageLink>,
    },
    {
      key: 'url',
      label: t('columns.url'),
      cell: ({ url, is_published }) =>
        is_published ? <PageLink href={paths.page(url)}>{paths.page(url)}</PageLink> : url,
    },
    {
      key: 'state',
      label: t('columns.state'),
      cell: ({ is_published, faults }) => (
        <span className="wrap-8">
          <Chip tone={is_published ? 'success' : 'neutral'}>{t(is_published ? 'published' : 'draft')}</Chip>
          {faults > 0 && <Chip tone="error">{t('faults', { count: faults })}</Chip>}
        </span>
      ),
    },
    {
      key: 'languages',
      label: t('columns.languages'),
      cell: ({ locales }) => locales.map((locale) => t(`languages.${toLocale(locale)}`)).join(' · '),
    },
    {
      key: 'time',
      label: t('columns.time'),
      align: 'end',
      cell: ({ update_time }) => formatTime(update_time, '', 'yyyy-mm-dd hh:MM'),
    },
  ];
}
