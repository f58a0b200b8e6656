'use client';

import { useTranslations } from 'next-intl';
import { RemoteSelect } from '#components/ui/form/remote-select.tsx';
import { storeLookup } from '#lib/api/orders/desk-orders.ts';
import styles from './lists.module.css';

interface StoreFilterProps {
  storeId: number | undefined;
  onChange: (storeId: number | undefined) => void;
}

/** One store, found by a part of its name. */
export function StoreFilter({ storeId, onChange }: StoreFilterProps) {
  const t = useTranslations('ordersStore.list.filters');
  return (
    <div className={styles.store} data-foldable data-chosen={storeId === undefined ? undefined : ''}>
      <RemoteSelect
        size="small"
        lookup={storeLookup}
        label={t('store')}
        placeholder={t('anyStore')}
        value={storeId}
        onChange={onChange}
      />
    </div>
  );
}
