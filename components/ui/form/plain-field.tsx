import type { ReactNode } from 'react';
import styles from './plain-field.module.css';

interface PlainFieldProps {
  id: string;
  label: string;
  help?: string | undefined;
  /** What is wrong with it, in words. */
  fault?: string | undefined;
  /** An input, a select or a textarea with what `fieldMarks` says. */
  children: ReactNode;
}

/** A field of a small form that keeps its own state: label above, help or what is wrong below. */
export function PlainField({ id, label, help, fault, children }: PlainFieldProps) {
  return (
    <div className={`stack-4 min-w-0 ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldNote id={id} help={help} fault={fault} />
    </div>
  );
}

/** Help, or in its place what is wrong. */
export function FieldNote({ id, help, fault }: Pick<PlainFieldProps, 'id' | 'help' | 'fault'>) {
  if (!fault && !help) return null;
  return (
    <p id={`${id}-note`} className={fault ? 'fault' : 'hint'}>
      {fault ?? help}
    </p>
  );
}

/** What the field itself says of the same. */
export function fieldMarks({ id, help, fault }: Pick<PlainFieldProps, 'id' | 'help' | 'fault'>) {
  return {
    id,
    'aria-invalid': Boolean(fault) || undefined,
    'aria-describedby': fault || help ? `${id}-note` : undefined,
  };
}
