'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WebhookDelivery, WebhookRow } from '#lib/api/integrations/webhooks.ts';
import { deliveryStatuses } from '#lib/contract/integrations/webhooks.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { deliveryLists } from './delivery-lists.ts';
import { hookNode } from './hook-node.ts';
import { ReplayFailedDialog } from './replay-failed-dialog.tsx';
import { useDeliveryColumns } from './use-delivery-columns.tsx';
import styles from './webhooks.module.css';

interface DeliveryTableProps {
  side: SellerSide;
  hooks: readonly WebhookRow[];
}

/** What was sent, to which endpoint, and what came of it. */
export function DeliveryTable({ side, hooks }: DeliveryTableProps) {
  const t = useTranslations('integrationsWebhooks.deliveries');
  const list = useList(deliveryLists[side]);
  const [open, show] = useState<WebhookDelivery>();
  const [isAgain, setAgain] = useState(false);
  return (
    <>
      <div className={styles.bar}>
        <h2 className="text-16">{t('title')}</h2>
        <Guarded node={hookNode[side]}>
          <Button look="secondary" size="small" onClick={() => setAgain(true)}>
            {t('replayFailed')}
          </Button>
        </Guarded>
      </div>
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useDeliveryColumns(hooks, show)}
        refreshSeconds={30}
        rowKey={({ id }) => String(id)}
        rowName={({ type, message_id: id }) => `${type} ${id}`}
        filters={
          <>
            <ChoiceFilter
              of={list}
              name="status"
              label={t('columns.status')}
              all={t('allStates')}
              options={deliveryStatuses.map((value) => ({ value, label: t(`states.${value}`) }))}
            />
            <ChoiceFilter
              of={list}
              name="webhook_id"
              label={t('columns.endpoint')}
              all={t('allEndpoints')}
              options={hooks.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </>
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      {open && <DeliveryDialog side={side} id={open.id} onClose={() => show(undefined)} />}
      {isAgain && <ReplayFailedDialog side={side} hooks={hooks} onClose={() => setAgain(false)} />}
    </>
  );
}
