'use client';

import type { QueryKey } from '@tanstack/react-query';
import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, type PathValue, useController } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import { RemoteSelect } from './remote-select.tsx';
import type { Lookup } from './use-lookup.ts';

interface LookupInputProps<Values extends FieldValues, Output, Failure extends Error, Key extends QueryKey> {
  label: string;
  help?: string;
  placeholder?: string;
  name: FieldPath<Values>;
  control: Control<Values, unknown, Output>;
  lookup: Lookup<Failure, Key>;
  /** What stands for no record. */
  none?: number | '' | undefined;
}

/** A field of a form that holds the id of a record, chosen by its name. */
export function LookupInput<Values extends FieldValues, Output, Failure extends Error, Key extends QueryKey>({
  label,
  help,
  placeholder,
  name,
  control,
  lookup,
  none,
}: LookupInputProps<Values, Output, Failure, Key>) {
  const id = useId();
  const { field, fieldState } = useController({ name, control });
  const { error } = fieldState;
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <RemoteSelect
        id={id}
        label={label}
        lookup={lookup}
        value={Number(field.value) || undefined}
        onChange={(chosen) => field.onChange((chosen ?? none) as PathValue<Values, FieldPath<Values>>)}
        inputRef={field.ref}
        onBlur={field.onBlur}
        isInvalid={Boolean(error)}
        describedBy={error || help ? `${id}-note` : undefined}
        {...(placeholder && { placeholder })}
      />
    </FieldFrame>
  );
}
