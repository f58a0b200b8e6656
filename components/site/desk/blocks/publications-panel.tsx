'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { type PageDocument, type PagePublication, restorePage, withdrawPage } from '#lib/api/site/desk-blocks.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { consentTexts } from '#lib/contract/identity/consents.ts';
import { formatTime } from '#lib/i18n/date.ts';
import type { usePageDraft } from './use-page-draft.ts';

interface PublicationsPanelProps {
  page: number;
  document: PageDocument;
  draft: ReturnType<typeof usePageDraft>;
  onReload: () => void;
}

const tones = {
  current: 'success',
  hidden: 'neutral',
  scheduled: 'primary',
  past: 'neutral',
  withdrawn: 'neutral',
} as const;
const timeOf = (seconds: number) => formatTime(seconds, '', 'yyyy-mm-dd hh:MM');

/** Every publication of the page, the newest first: what counts, what is to come, and the way back. */
export function PublicationsPanel({ page, draft, onReload, ...rest }: PublicationsPanelProps) {
  const t = useTranslations('siteBlocksDesk');
  // The editor's own copy is read once: this list is read anew after each publication.
  const query = useQuery({ ...apiQuery('/api/operator/page/document', { page }), enabled: false });
  const { publications } = query.data ?? rest.document;
  const [asked, ask] = useState<Asked>();
  const columns = useColumns(ask, isAgreedTo(rest.document));
  return (
    <Panel title={t('publications')} text={t('publicationsText')} isFlush={publications.length > 0}>
      {publications.length === 0 ? (
        <p className="hint">{t('noPublications')}</p>
      ) : (
        <RecordList caption={t('publications')} columns={columns} rows={publications} rowKey={({ number }) => number} />
      )}
      {asked && <Decision {...asked} page={page} draft={draft} onReload={onReload} onClose={() => ask(undefined)} />}
    </Panel>
  );
}

interface Asked {
  what: 'restore' | 'withdraw';
  number: number;
}

const isAgreedTo = ({ page }: PageDocument): boolean => consentTexts.some((text) => text === page?.url);

function useColumns(ask: (asked: Asked) => void, isLegal: boolean): Column<PagePublication>[] {
  const t = useTranslations('siteBlocksDesk');
  return [
    {
      key: 'number',
      label: t('number'),
      isMain: true,
      cell: ({ number, note, asks_consent }) =>
        [`#${number}`, note, isLegal && asks_consent && t('asking')].filter(Boolean).join(' · '),
    },
    { key: 'state', label: t('state'), cell: ({ state }) => <Chip tone={tones[state]}>{t(`versions.${state}`)}</Chip> },
    {
      key: 'time',
      label: t('shown'),
      cell: ({ from, until }) => (until ? `${timeOf(from)} – ${timeOf(until)}` : timeOf(from)),
    },
    { key: 'by', label: t('by'), cell: ({ by }) => by || t('byShop') },
    {
      key: 'actions',
      label: t('actions'),
      cell: ({ number, state }) => (
        <Guarded node="operator/page/edit">
          <Button look="quiet" size="small" onClick={() => ask({ what: 'restore', number })}>
            {t('restore')}
          </Button>
          {(state === 'current' || state === 'scheduled') && (
            <Button look="quiet" size="small" onClick={() => ask({ what: 'withdraw', number })}>
              {t('withdraw')}
            </Button>
          )}
        </Guarded>
      ),
    },
  ];
}

interface DecisionProps extends Asked, Pick<PublicationsPanelProps, 'page' | 'draft' | 'onReload'> {
  onClose: () => void;
}

function Decision({ what, number, page, draft, onReload, onClose }: DecisionProps) {
  const t = useTranslations('siteBlocksDesk');
  const decide = useMutation({
    mutationFn: async () => {
      if (what === 'withdraw') return withdrawPage({ page, number });
      return restorePage({ page, number, version: draft.version.current });
    },
    onSuccess: () => {
      onClose();
      if (what === 'restore') onReload();
    },
  });
  return (
    <ConfirmDialog
      title={t(`${what}Title`, { number })}
      text={t(`${what}Text`)}
      confirm={t(what)}
      isBusy={decide.isPending}
      failure={decide.error?.message}
      onConfirm={() => decide.mutate()}
      onClose={onClose}
    />
  );
}
