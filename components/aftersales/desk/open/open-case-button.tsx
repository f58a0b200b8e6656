'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { operatorOrderQuery } from '#lib/api/orders/desk-orders.ts';
import { OpenCaseDialog } from './open-case-dialog.tsx';

/** Opens a request for a customer who has called or written, from the page of the order. */
export function OpenCaseButton({ no }: { no: string }) {
  const t = useTranslations('aftersalesDesk.open');
  const isHeld = useHeldNode()('operator/aftersale/open');
  // The page has read it already: both share the answer.
  const { data: order } = useQuery({ ...operatorOrderQuery(no), enabled: isHeld });
  const [isOpen, setOpen] = useState(false);
  if (!isHeld || !order?.aftersale) return null;
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        {t('name')}
      </Button>
      {isOpen && <OpenCaseDialog order={order} requestable={order.aftersale} onClose={() => setOpen(false)} />}
    </>
  );
}
