'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { type StoreInfo, setStoreStatus } from '#lib/api/store/desk-stores.ts';

const statusAfter = { suspend: 'suspended', resume: 'approved' } as const;

/** Stops a store or lets it go on; both ask why. */
export function StoreActions({ store }: { store: StoreInfo }) {
  const t = useTranslations('storeDesk.store');
  const [asked, setAsked] = useState<keyof typeof statusAfter>();
  const { id, name, version, open_orders: orders } = store;
  const close = () => {
    setAsked(undefined);
    deciding.reset();
  };
  const deciding = useDecision(setStoreStatus, { onDone: () => setAsked(undefined) });
  return (
    <>
      {store.actions.map((action) => (
        <Button key={action} look="secondary" size="small" onClick={() => setAsked(action)}>
          {t(action)}
        </Button>
      ))}
      {asked && (
        <ReasonDialog
          {...deciding.dialog}
          title={t(`${asked}Title`, { name })}
          text={t(`${asked}Text`, { orders })}
          confirm={t(asked)}
          isDestructive={asked === 'suspend'}
          onConfirm={(reason) => deciding.send({ id, version, reason, status: statusAfter[asked] })}
          onClose={close}
        />
      )}
    </>
  );
}
