import type { ListNames } from './list-names.ts';
import { text } from './text.ts';

export function listFile({ domain, audience, name, file, entry, camel, pascal }: ListNames): string {
  return text`
    import { defineList } from '#components/lists/define-list.ts';
    import { ${entry} } from '#lib/contract/${domain}/${file}.ts';
    import type { DataOf } from '#lib/contract/endpoint.ts';

    export type ${pascal}Row = DataOf<typeof ${entry}>['list'][number];

    export const ${camel}List = defineList(${entry}${audience === 'member' ? '' : `, { name: '${audience}-${name}' }`});
  `;
}

export function listTest({ audience, name, camel }: ListNames): string {
  const usual = audience === 'member' ? `page: 1, limit: 10` : `sort: '-id', limit: 20`;
  return text`
    import { expect, it } from '@jest/globals';
    import { ${camel}List } from './${name}-list.ts';

    it.each([
      ['', { ${usual} }],
      ['q=paper', { ${usual}, q: 'paper' }],
      ['limit=nonsense', { ${usual} }],
    ])('%j shows %j', (search, state) => {
      expect(${camel}List.read(new URLSearchParams(search))).toEqual(state);
    });
  `;
}

export const screenFile = (names: ListNames) => (names.audience === 'member' ? memberScreen(names) : workScreen(names));

function workScreen(names: ListNames): string {
  const { name, camel, pascal, namespace } = names;
  return text`
    'use client';

    import { useTranslations } from 'next-intl';
    import { SearchFilter } from '#components/lists/filters/filters.tsx';
    import { useList } from '#components/lists/use-list.ts';
    import { EmptyState } from '#components/ui/page/empty-state.tsx';
    import { PageHeader } from '#components/ui/page/page-header.tsx';
    import { WorkTable } from '#components/work/work-table.tsx';
    import type { WorkColumn } from '#components/work/work-types.ts';
    import { formatTime } from '#lib/i18n/date.ts';
    import { ${camel}List, type ${pascal}Row } from './${name}-list.ts';

    export function ${pascal}Screen() {
      const t = useTranslations('${namespace}.${camel}');
      const list = useList(${camel}List);
      return (
        <>
          <PageHeader title={t('title')} />
          <WorkTable
            list={list}
            caption={t('title')}
            columns={useColumns()}
            rowKey={({ id }) => String(id)}
            rowName={({ title }) => title}
            filters={<SearchFilter of={list} label={t('search')} />}
            empty={<EmptyState title={t('empty')} />}
          />
        </>
      );
    }

    function useColumns(): WorkColumn<${pascal}Row>[] {
      const t = useTranslations('${namespace}.${camel}.columns');
      return [
        { key: 'title', label: t('title'), isMain: true, cell: ({ title }) => title },
        {
          key: 'time',
          label: t('time'),
          sort: 'id',
          sortFirst: 'descending',
          isTight: true,
          cell: ({ create_time }) => formatTime(create_time, '', 'yyyy-mm-dd hh:MM'),
        },
      ];
    }
  `;
}

function memberScreen(names: ListNames): string {
  const { name, camel, pascal, namespace } = names;
  return text`
    'use client';

    import { useTranslations } from 'next-intl';
    import { SearchFilter } from '#components/lists/filters/filters.tsx';
    import { ListFilters } from '#components/lists/filters/list-filters.tsx';
    import { RecordPages } from '#components/lists/list-pages.tsx';
    import { useList, useListQuery } from '#components/lists/use-list.ts';
    import type { Column } from '#components/ui/list/record-list.tsx';
    import { PageHeader } from '#components/ui/page/page-header.tsx';
    import { Panel } from '#components/ui/page/panel.tsx';
    import { formatTime } from '#lib/i18n/date.ts';
    import { ${camel}List, type ${pascal}Row } from './${name}-list.ts';

    export function ${pascal}Screen() {
      const t = useTranslations('${namespace}.${camel}');
      const list = useList(${camel}List);
      const query = useListQuery(list);
      return (
        <>
          <PageHeader title={t('title')} />
          <Panel isFlush>
            <ListFilters of={list}>
              <SearchFilter of={list} label={t('search')} />
            </ListFilters>
            <RecordPages
              list={list}
              query={query}
              caption={t('title')}
              columns={useColumns()}
              rowKey={({ id }) => id}
              empty={{ title: t('empty') }}
            />
          </Panel>
        </>
      );
    }

    function useColumns(): Column<${pascal}Row>[] {
      const t = useTranslations('${namespace}.${camel}.columns');
      return [
        { key: 'title', label: t('title'), isMain: true, cell: ({ title }) => title },
        { key: 'time', label: t('time'), isTight: true, cell: ({ create_time }) => formatTime(create_time, '') },
      ];
    }
  `;
}

export function pageFile({ domain, audience, name, camel, pascal, namespace, page }: ListNames): string {
  const folder = `#components/${domain}/${audience}/${name}`;
  const up = '../'.repeat(page.split('/').length + 1);
  const spaces = audience === 'member' ? `'${namespace}'` : `'${namespace}', 'work'`;
  return text`
    import { ${camel}List } from '${folder}/${name}-list.ts';
    import { ${pascal}Screen } from '${folder}/${name}-screen.tsx';
    import { toParameters } from '#lib/utils/page/page-parameters.ts';
    import { MemberPage, memberMetadata } from '${up}member-page.tsx';

    export const generateMetadata = () => memberMetadata('user/${page}');

    export default async function ${pascal}Page({ searchParams }: PageProps<'/[locale]/user/${page}'>) {
      const state = ${camel}List.read(toParameters(await searchParams));
      return (
        <MemberPage route="user/${page}" namespaces={[${spaces}]} queries={[${camel}List.query(state)]}>
          <${pascal}Screen />
        </MemberPage>
      );
    }
  `;
}
