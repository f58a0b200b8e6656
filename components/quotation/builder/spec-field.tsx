'use client';

import type { ReactNode } from 'react';
import type { SpecKind } from '#lib/contract/catalogue/specification.ts';
import { BooleanField, MultiField, SingleField } from './choice-fields.tsx';
import type { FieldProps } from './field-frame.tsx';
import { FileField } from './file-field.tsx';
import { SizeField } from './size/size-field.tsx';
import { NumberField, TextField } from './typed-fields.tsx';

const fields: Partial<Record<SpecKind, (props: FieldProps) => ReactNode>> = {
  single: SingleField,
  multi: MultiField,
  boolean: BooleanField,
  number: NumberField,
  text: TextField,
  dimension: SizeField,
  file: FileField,
};

/** A question with the field of its kind. */
export function SpecField({ node }: FieldProps) {
  const Field = fields[node.kind];
  return Field ? <Field node={node} /> : null;
}
