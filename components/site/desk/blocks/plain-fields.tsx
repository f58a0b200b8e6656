'use client';

import { useId } from 'react';
import { fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import type { Field } from '#lib/contract/site/blocks/fields.ts';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';
import { useBlockWords } from './field-words.ts';
import { nameOf, type Place } from './page-draft.ts';

export interface PlainFieldOf<Value> {
  label: string;
  help?: string | undefined;
  place: Place;
  value: Value;
}

/** Where something leads: a page of the shop or another site. */
export function LinkField({ label, help, place, value }: PlainFieldOf<string>) {
  const id = useId();
  const editor = useEditor();
  const fault = editor.faults[nameOf(place)];
  return (
    <PlainField id={id} label={label} help={help} fault={fault}>
      <input
        {...fieldMarks({ id, help, fault })}
        value={value}
        maxLength={500}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        disabled={editor.isDisabled}
        onChange={({ target }) => editor.set(place, target.value)}
      />
    </PlainField>
  );
}

export function FlagField({ label, place, value }: PlainFieldOf<boolean>) {
  const editor = useEditor();
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={value}
        disabled={editor.isDisabled}
        onChange={({ target }) => editor.set(place, target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

export function CountField({
  label,
  help,
  place,
  value,
  field,
}: PlainFieldOf<number | string> & { field: Extract<Field, { kind: 'count' }> }) {
  const id = useId();
  const editor = useEditor();
  const fault = editor.faults[nameOf(place)];
  return (
    <PlainField id={id} label={label} help={help} fault={fault}>
      <input
        {...fieldMarks({ id, help, fault })}
        type="number"
        min={field.min}
        max={field.max}
        value={value}
        disabled={editor.isDisabled}
        onChange={({ target }) => editor.set(place, target.value === '' ? '' : Number(target.value))}
      />
    </PlainField>
  );
}

export function ChoiceField({
  label,
  help,
  place,
  value,
  name,
  field,
}: PlainFieldOf<string> & { name: string; field: Extract<Field, { kind: 'choice' }> }) {
  const id = useId();
  const editor = useEditor();
  const words = useBlockWords();
  const fault = editor.faults[nameOf(place)];
  return (
    <PlainField id={id} label={label} help={help} fault={fault}>
      <select
        {...fieldMarks({ id, help, fault })}
        value={value}
        disabled={editor.isDisabled}
        onChange={({ target }) => editor.set(place, target.value)}
      >
        {field.of.map((word) => (
          <option key={word} value={word}>
            {words.choice(name, word)}
          </option>
        ))}
      </select>
    </PlainField>
  );
}
