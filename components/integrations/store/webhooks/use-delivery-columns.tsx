'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import money from '#components/work/money/money.module.css';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { WebhookDelivery, WebhookRow } from '#lib/api/integrations/webhooks.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { useTypeWords } from './use-type-words.ts';

const second = 'yyyy-mm-dd hh:MM:ss';
const tones = { pending: 'warning', delivered: 'success', failed: 'error' } as const;

export function useDeliveryColumns(
  hooks: readonly WebhookRow[],
  show: (delivery: WebhookDelivery) => void,
): WorkColumn<WebhookDelivery>[] {
  const t = useTranslations('integrationsWebhooks.deliveries');
  const wordOf = useTypeWords();
  const names = new Map(hooks.map(({ id, name }) => [id, name]));
  return [
    {
      key: 'event',
      label: t('columns.event'),
      isMain: true,
      isHeader: true,
      cell: ({ type, message_id: id }) => (
        <span className={money.words}>
          <span>{wordOf(type)}</span>
          <code className="hint wrap-anywhere">{id}</code>
        </span>
      ),
    },
    {
      key: 'endpoint',
      label: t('columns.endpoint'),
      isSpare: true,
      cell: ({ webhook_id: id }) => names.get(id) ?? '',
    },
    {
      key: 'time',
      label: t('columns.time'),
      isTight: true,
      cell: ({ create_time: time }) => formatTime(time, '', second),
    },
    { key: 'status', label: t('columns.status'), cell: (row) => <DeliveryState row={row} /> },
    {
      key: 'actions',
      label: t('columns.actions'),
      align: 'end',
      isTight: true,
      cell: (row) => (
        <Button look="secondary" size="small" onClick={() => show(row)}>
          {t('open')} <span className="visually-hidden">{row.message_id}</span>
        </Button>
      ),
    },
  ];
}

function DeliveryState({ row }: { row: WebhookDelivery }) {
  const t = useTranslations('integrationsWebhooks.deliveries');
  const { status, attempts, last_status: code, last_fault: fault, next_time: next } = row;
  const last = code ? `HTTP ${code}` : fault && t(`faults.${fault}`);
  return (
    <span className={money.words}>
      <Chip tone={tones[status]}>{t(`states.${status}`)}</Chip>
      {attempts > 0 && (
        <span className={money.note}>
          {t('tries', { count: attempts })}
          {last && `${t('tryEnds')}${last}`}
        </span>
      )}
      {next && attempts > 0 && (
        <span className={money.note}>
          <Unbroken>{t('next', { time: formatTime(next, '', second) })}</Unbroken>
        </span>
      )}
    </span>
  );
}
