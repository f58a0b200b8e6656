'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import { keyStatuses } from '#lib/contract/integrations/keys.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { SeenBy } from '../seen-by.tsx';
import { keyLists } from './key-lists.ts';
import { keyNode } from './key-node.ts';
import { MadeKey } from './made-key.tsx';
import { MakeKeyPanel } from './make-key-panel.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import { type KeyRow, useKeyColumns } from './use-key-columns.tsx';

/** Keys of programs: a store's own, or the platform's. */
export function KeysScreen({ side }: { side: SellerSide }) {
  const t = useTranslations('integrationsKeys');
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const close = () => setMaking(false);
  return (
    <>
      <PageHeader title={t('title')} text={t(`text.${side}`)}>
        <Guarded node={keyNode[side]}>
          <Button
            size="small"
            onClick={() => {
              setMade(undefined);
              setMaking(true);
            }}
          >
            {t('make')}
          </Button>
        </Guarded>
      </PageHeader>
      {made && <MadeKey text={made} onClose={() => setMade(undefined)} />}
      {isMaking && (
        <MakeKeyPanel
          side={side}
          onMade={(key) => {
            setMade(key);
            close();
          }}
          onClose={close}
        />
      )}
      <SeenBy side={side} node="operator/apiKey/list">
        <KeyTable side={side} />
      </SeenBy>
    </>
  );
}

function KeyTable({ side }: { side: SellerSide }) {
  const t = useTranslations('integrationsKeys');
  const list = useList(keyLists[side]);
  const [pending, ask] = useState<KeyRow>();
  const close = () => ask(undefined);
  return (
    <>
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useKeyColumns(side, ask)}
        rowKey={({ id }) => String(id)}
        rowName={({ name }) => name}
        filters={
          <ChoiceFilter
            of={list}
            name="status"
            label={t('columns.status')}
            all={t('allStates')}
            options={keyStatuses.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      {pending && <RevokeDialog side={side} row={pending} onDone={close} onClose={close} />}
    </>
  );
}
