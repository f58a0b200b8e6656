'use client';

import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '#components/ui/form/text-input.tsx';

/** A text of the form around it; the server renders what it holds. */
export function TextField(props: Omit<ComponentProps<typeof TextInput>, 'defaultValue'>) {
  const { getValues } = useFormContext();
  return <TextInput {...props} defaultValue={getValues(props.field.name) ?? ''} />;
}
