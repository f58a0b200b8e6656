'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { apiQuery, isNotOffered } from '#lib/api/transport/queries.ts';
import type { DataOf } from '#lib/contract/endpoint.ts';
import type { LoginProviderName, linkedLogins } from '#lib/contract/identity/login-providers.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { LinkDialog } from './link-dialog.tsx';

interface Row {
  provider: LoginProviderName;
  /** Null: it could be linked. */
  linked: DataOf<typeof linkedLogins>['list'][number] | null;
}

/** Logins through others that open the account; nothing where there are none and none can be linked. */
export function LinkedLoginsPanel() {
  const t = useTranslations('identitySecurity.linked');
  const query = useQuery(apiQuery('/api/account/linkedLogins'));
  const [changing, setChanging] = useState<Row>();
  const columns = useColumns(setChanging);
  // Many shops have no such logins: nothing is shown of what is coming, or it would be taken away again.
  const isNothing = query.data ? rowsOf(query.data).length === 0 : !query.error || isNotOffered(query.error);
  if (isNothing) return null;
  return (
    <Panel title={t('title')} text={t('text')} isFlush>
      <QueryView query={query} skeleton={<ListSkeleton rows={1} />}>
        {(data) => (
          <RecordList caption={t('title')} rows={rowsOf(data)} rowKey={({ provider }) => provider} columns={columns} />
        )}
      </QueryView>
      {changing && (
        <LinkDialog
          provider={changing.provider}
          isLinked={changing.linked !== null}
          isCodeNeeded={query.data?.needs_code ?? false}
          onClose={() => setChanging(undefined)}
        />
      )}
    </Panel>
  );
}

const rowsOf = ({ list, can_link }: DataOf<typeof linkedLogins>): Row[] => [
  ...list.map((linked) => ({ provider: linked.provider, linked })),
  ...can_link.map((provider) => ({ provider, linked: null })),
];

function useColumns(onChange: (row: Row) => void): Column<Row>[] {
  const t = useTranslations('identitySecurity.linked');
  const none = useTranslations('ui')('none');
  return [
    {
      key: 'provider',
      label: t('provider'),
      isMain: true,
      cell: ({ provider, linked }) => (
        <span className="wrap-8 items-center">
          {t(`providers.${provider}`)}
          <Chip tone={linked ? 'success' : 'neutral'}>{t(linked ? 'isLinked' : 'isNotLinked')}</Chip>
        </span>
      ),
    },
    { key: 'name', label: t('name'), cell: ({ linked }) => linked?.name || none },
    { key: 'since', label: t('since'), cell: ({ linked }) => formatTime(linked?.create_time ?? null, none) },
    { key: 'last', label: t('last'), cell: ({ linked }) => formatTime(linked?.last_time ?? null, none) },
    {
      key: 'change',
      label: t('action'),
      align: 'end',
      cell: (row) => (
        <Button look="quiet" size="small" isDestructive={row.linked !== null} onClick={() => onChange(row)}>
          {t(row.linked ? 'remove.open' : 'add.open')}
          <span className="visually-hidden">{` ${t(`providers.${row.provider}`)}`}</span>
        </Button>
      ),
    },
  ];
}
