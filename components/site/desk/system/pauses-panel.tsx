'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { type PausableRecord, pauseChannel, resumeChannel } from '#lib/api/site/desk-system.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './system.module.css';

/** Ways to the outside: which are paused, by whom and why, and what waits for them. */
export function PausesPanel() {
  const t = useTranslations('siteSystem.pauses');
  const query = useQuery(apiQuery('/api/operator/system/channels'));
  const columns = usePauseColumns();
  return (
    <Panel title={t('title')} text={t('text')} isFlush>
      <QueryView query={query} skeleton={<ListSkeleton rows={3} />}>
        {({ list }) => (
          <RecordList caption={t('title')} columns={columns} rows={list} rowKey={({ channel }) => channel} />
        )}
      </QueryView>
    </Panel>
  );
}

/** Says at the top of the page that something is paused: whoever looks for a lost message looks there first. */
export function PauseNotice() {
  const t = useTranslations('siteSystem.pauses');
  const locale = useLocale();
  const { data } = useQuery(apiQuery('/api/operator/system/channels'));
  const paused = data?.list.filter(({ pause }) => pause !== null) ?? [];
  if (paused.length === 0) return null;
  const names = new Intl.ListFormat(locale, { type: 'unit' }).format(
    paused.map(({ channel }) => t(`channels.${channel}`)),
  );
  return (
    <p className={styles.notice} role="status">
      {t('notice', { count: paused.length, channels: names })}
    </p>
  );
}

function usePauseColumns(): Column<PausableRecord>[] {
  const t = useTranslations('siteSystem.pauses');
  return [
    { key: 'channel', label: t('channel'), isMain: true, cell: ({ channel }) => t(`channels.${channel}`) },
    { key: 'state', label: t('state'), cell: ({ pause }) => <PauseState pause={pause} /> },
    { key: 'waiting', label: t('waiting'), isTight: true, cell: ({ waiting }) => waiting ?? '—' },
    { key: 'actions', label: t('actions'), cell: (row) => <PauseAction row={row} /> },
  ];
}

function PauseState({ pause }: Pick<PausableRecord, 'pause'>) {
  const t = useTranslations('siteSystem.pauses');
  if (!pause) return <Chip tone="success">{t('on')}</Chip>;
  return (
    <span className={styles.pause}>
      <Chip tone="warning">{t('paused')}</Chip>
      <span>{t('reason', { reason: pause.reason })}</span>
      <span className="hint">
        <Unbroken>{t('since', { name: pause.by, time: formatTime(pause.time, '') })}</Unbroken>
      </span>
    </span>
  );
}

function PauseAction({ row }: { row: PausableRecord }) {
  const t = useTranslations('siteSystem.pauses');
  const mayPause = useHeldNode()('operator/system/pause');
  const [isAsking, setAsking] = useState(false);
  if (!mayPause) return null;
  const name = t(`channels.${row.channel}`);
  const close = () => setAsking(false);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setAsking(true)}>
        {t(row.pause ? 'resume' : 'pause')} <span className="visually-hidden">{name}</span>
      </Button>
      {isAsking && (row.pause ? <Resume row={row} onClose={close} /> : <Pause row={row} onClose={close} />)}
    </>
  );
}

interface DialogProps {
  row: PausableRecord;
  onClose: () => void;
}

function Pause({ row: { channel, waiting }, onClose }: DialogProps) {
  const t = useTranslations('siteSystem.pauses');
  return (
    <DecisionDialog
      title={t('pauseTitle', { channel: t(`channels.${channel}`) })}
      text={t(waiting === null ? 'pausePayments' : 'pauseMessages')}
      confirm={t('pause')}
      asksReason
      decide={(reason) => pauseChannel({ channel, reason })}
      onClose={onClose}
    />
  );
}

function Resume({ row: { channel, waiting }, onClose }: DialogProps) {
  const t = useTranslations('siteSystem.pauses');
  return (
    <DecisionDialog
      title={t('resumeTitle', { channel: t(`channels.${channel}`) })}
      text={waiting === null ? t('resumePayments') : t('resumeMessages', { count: waiting })}
      confirm={t('resume')}
      decide={() => resumeChannel({ channel })}
      onClose={onClose}
    />
  );
}
