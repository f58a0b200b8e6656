'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ReasonDialog } from '#components/ui/dialogs/reason-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { type StoreInfo, setStoreStatus } from '#lib/api/store/desk-stores.ts';

const statusAfter = { suspend: 'suspended', resume: 'approved' } as const;

/** Stops a store or lets it go on; both ask why. */
export function StoreActions({ store }: { store: StoreInfo }) {
  const t = useTranslations('storeDesk.store');
  const [pending, setPending] = useState<keyof typeof statusAfter>();
  const { id, name, version, open_orders: orders } = store;
  const close = () => {
    setPending(undefined);
    deciding.reset();
  };
  const deciding = useDecision(setStoreStatus, { onDone: () => setPending(undefined) });
  return (
    <>
      {store.actions.map((action) => (
        <Button key={action} look="secondary" size="small" onClick={() => setPending(action)}>
          {t(action)}
        </Button>
      ))}
      {pending && (
        <ReasonDialog
          {...deciding.dialog}
          title={t(`${pending}Title`, { name })}
          text={t(`${pending}Text`, { orders })}
          confirm={t(pending)}
          isDestructive={pending === 'suspend'}
          onConfirm={(reason) => deciding.send({ id, version, reason, status: statusAfter[pending] })}
          onClose={close}
        />
      )}
    </>
  );
}
