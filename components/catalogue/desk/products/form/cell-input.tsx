'use client';

import { type ComponentProps, useId } from 'react';
import { type FieldError, type UseFormRegisterReturn, useFormContext } from 'react-hook-form';
import rows from './rows.module.css';

interface CellInputProps extends Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'inputMode' | 'lang'> {
  label: string;
  /** Which of many alike, for who does not see the row. */
  context?: string;
  field: UseFormRegisterReturn;
  error?: FieldError | undefined;
  isEnd?: boolean;
}

/** A field among many alike: its label is small, what is wrong stands below it. */
export function CellInput({ label, context, field, error, isEnd, ...input }: CellInputProps) {
  const id = useId();
  const { getValues } = useFormContext();
  return (
    <span className={`stack-2 content-start min-w-0 ${rows.cell}`}>
      <label htmlFor={id}>
        {context && <span className="visually-hidden">{context} </span>}
        {label}
      </label>
      <input
        id={id}
        className={isEnd ? rows.figure : undefined}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-note` : undefined}
        autoComplete="off"
        // What the server renders, until the form has woken.
        defaultValue={getValues(field.name) ?? ''}
        {...input}
        {...field}
      />
      {error && (
        <span id={`${id}-note`} className="fault">
          {error.message}
        </span>
      )}
    </span>
  );
}
