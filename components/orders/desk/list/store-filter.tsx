'use client';

import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import { storeOptionQuery, storeOptionsQuery } from '#lib/api/operator-orders.ts';
import styles from './lists.module.css';

interface StoreFilterProps {
  storeId: number | undefined;
  onChange: (storeId: number | undefined) => void;
}

/** One store, found by a part of its name. */
export function StoreFilter({ storeId, onChange }: StoreFilterProps) {
  const t = useTranslations('deskOrders.list.filters');
  const chosen = useQuery({ ...storeOptionQuery(storeId ?? 0), enabled: storeId !== undefined });
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim().slice(0, 30));
  const found = useQuery({ ...storeOptionsQuery(wanted), placeholderData: keepPreviousData });
  const value = storeId === undefined ? null : (chosen.data?.list[0] ?? { id: storeId, name: `#${storeId}` });
  return (
    <Autocomplete
      className={styles.store ?? ''}
      data-foldable
      data-chosen={storeId === undefined ? undefined : ''}
      options={found.data?.list ?? []}
      filterOptions={(options) => options}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      value={value}
      noOptionsText={t('noStoreFound')}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, option) => onChange(option?.id)}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          placeholder={t('anyStore')}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, 'aria-label': t('store') } }}
        />
      )}
    />
  );
}
