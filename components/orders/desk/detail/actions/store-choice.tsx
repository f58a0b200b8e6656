'use client';

import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useId, useState } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { FieldFrame } from '#components/ui/form/field-frame.tsx';
import { type StoreOption, storeOptionsQuery } from '#lib/api/operator-orders.ts';

interface StoreChoiceProps<Values extends FieldValues, Output> {
  name: FieldPath<Values>;
  control: Control<Values, unknown, Output>;
}

/** An open store, found by a part of its name. */
export function StoreChoice<Values extends FieldValues, Output>({ name, control }: StoreChoiceProps<Values, Output>) {
  const t = useTranslations('deskOrders.actions.storeChoice');
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<StoreOption | null>(null);
  // What was chosen is no search: its name would find nothing but itself.
  const wanted = useDeferredValue(chosen?.name === text ? '' : text.trim().slice(0, 30));
  const query = useQuery({ ...storeOptionsQuery(wanted), placeholderData: keepPreviousData });
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { onChange, onBlur, ref }, fieldState: { error } }) => (
        <FieldFrame id={id} label={t('label')} help={t('help')} error={error}>
          <Autocomplete
            id={id}
            disablePortal
            // As high as the other fields.
            sx={{ '& .MuiOutlinedInput-root': { paddingBlock: '4px' } }}
            options={query.data?.list ?? []}
            filterOptions={(options) => options}
            getOptionLabel={(option) => option.name}
            isOptionEqualToValue={(option, value) => option.id === value.id}
            value={chosen}
            loading={query.isFetching}
            loadingText={t('loading')}
            noOptionsText={query.error ? t('failed') : t('none')}
            onInputChange={(_, typed) => setText(typed)}
            onChange={(_, option) => {
              setChosen(option);
              onChange(option?.id);
            }}
            renderInput={(params) => (
              <TextField
                {...params}
                inputRef={ref}
                onBlur={onBlur}
                error={Boolean(error)}
                placeholder={t('placeholder')}
              />
            )}
          />
        </FieldFrame>
      )}
    />
  );
}
