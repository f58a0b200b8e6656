'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { RecordList } from '#components/ui/list/record-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { draftLegalText } from '#lib/api/site/desk-site.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { LegalText } from '#lib/contract/site/desk-legal.ts';
import { userPath } from '#lib/routes/user-path.ts';

const tones = { missing: 'warning', draft: 'neutral', published: 'success' } as const;

/** The legal texts that a shop needs, each from its template to its page. */
export function LegalPanel() {
  const t = useTranslations('siteDesk.legal');
  const query = useQuery(apiQuery('/api/operator/legal/list'));
  return (
    <Panel title={t('title')} isFlush>
      <QueryView query={query} skeleton={<ListSkeleton rows={5} />}>
        {({ list }) => (
          <>
            <ClosedNote list={list} />
            <RecordList
              caption={t('title')}
              rows={list}
              rowKey={({ kind }) => kind}
              columns={[
                { key: 'kind', label: t('text'), isMain: true, isHeader: true, cell: ({ kind }) => t(`kinds.${kind}`) },
                {
                  key: 'state',
                  label: t('stateLabel'),
                  cell: ({ state }) => <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>,
                },
                {
                  key: 'agreed',
                  label: t('agreedLabel'),
                  cell: ({ version, agreed }) =>
                    version === null || agreed === null ? '–' : t('agreed', { version, people: agreed }),
                },
                { key: 'actions', label: t('actions'), align: 'end', cell: (row) => <Action row={row} /> },
              ]}
            />
          </>
        )}
      </QueryView>
    </Panel>
  );
}

/** Registration needs a text to agree to. */
function ClosedNote({ list }: { list: readonly LegalText[] }) {
  const t = useTranslations('siteDesk.legal');
  return list.every(({ version }) => version === null) && <p className="warning-note">{t('closed')}</p>;
}

function Action({ row: { kind, page_id: id } }: { row: LegalText }) {
  const t = useTranslations('siteDesk.legal');
  const { mutate, isPending } = useMutation({ mutationFn: draftLegalText });
  if (id !== null) {
    return (
      <PageLink href={userPath('desk/pages/edit', { id })}>
        {t('open')} <span className="visually-hidden">{t(`kinds.${kind}`)}</span>
      </PageLink>
    );
  }
  return (
    <Guarded node="operator/page/edit">
      <Button look="secondary" size="small" isBusy={isPending} onClick={() => mutate({ kind })}>
        {t('draft')} <span className="visually-hidden">{t(`kinds.${kind}`)}</span>
      </Button>
    </Guarded>
  );
}
