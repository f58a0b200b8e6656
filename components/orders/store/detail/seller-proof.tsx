'use client';

import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import own from './spec-rows.module.css';
import { FileSize } from './spec-rows.tsx';

/** What was left when a service was done or files were delivered; the customer sees the same. */
export function SellerProof({ order: { proof } }: { order: SellerOrderDetail }) {
  const t = useTranslations('ordersStore.detail');
  if (!proof) return null;
  return (
    <Panel title={t('proof')}>
      {proof.note && <p className="wrap-anywhere whitespace-pre-line">{proof.note}</p>}
      <ul className={`stack-4 wrap-anywhere ${own.files}`}>
        {proof.files.map(({ url, name, size }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {name}
            </a>{' '}
            <FileSize bytes={size} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
