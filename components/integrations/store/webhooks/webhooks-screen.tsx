'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { type WebhookRow, webhooksQuery } from '#lib/api/integrations/webhooks.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { SeenBy } from '../seen-by.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { hookNode } from './hook-node.ts';
import { HookPanel } from './hook-panel.tsx';
import { MadeSecret } from './made-secret.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** Where programs are told of events, and what was sent to them. */
export function WebhooksScreen({ side }: { side: SellerSide }) {
  const t = useTranslations('integrationsWebhooks');
  const query = useQuery({ ...webhooksQuery(side), refetchInterval: 30_000 });
  const [edited, edit] = useState<WebhookRow | 'new'>();
  const [secret, setSecret] = useState<string>();
  const close = () => edit(undefined);
  const types = query.data?.types ?? [];
  return (
    <>
      <PageHeader title={t('title')} text={t(`text.${side}`)}>
        <Guarded node={hookNode[side]}>
          <Button size="small" onClick={() => edit('new')}>
            {t('add')}
          </Button>
        </Guarded>
      </PageHeader>
      {secret && <MadeSecret text={secret} onClose={() => setSecret(undefined)} />}
      {edited && types.length > 0 && (
        <WebhookForm
          key={edited === 'new' ? 'new' : edited.id}
          side={side}
          hook={edited === 'new' ? undefined : edited}
          types={types}
          onDone={(made) => {
            setSecret(made ?? undefined);
            close();
          }}
          onClose={close}
        />
      )}
      <SeenBy side={side} node="operator/webhook/list">
        <QueryView query={query} skeleton={<ListSkeleton rows={3} />}>
          {({ list }) =>
            list.length === 0 ? (
              <Panel>
                <EmptyState title={t('empty')} text={t('emptyText')} />
              </Panel>
            ) : (
              <>
                <ul className="stack-12" aria-label={t('title')}>
                  {list.map((hook) => (
                    <li key={hook.id}>
                      <HookPanel side={side} hook={hook} onEdit={() => edit(hook)} onSecret={setSecret} />
                    </li>
                  ))}
                </ul>
                <DeliveryTable side={side} hooks={list} />
              </>
            )
          }
        </QueryView>
      </SeenBy>
    </>
  );
}
