'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { SpecNode } from '#lib/contract/catalogue/specification.ts';
import styles from './builder.module.css';
import { useConfigured } from './configuration.ts';
import { useFaultText } from './fault-text.ts';
import { fieldId } from './field-id.ts';

export interface FieldProps {
  node: SpecNode;
}

/** What a field says of itself to whoever cannot see it. */
export function useFieldMarks(key: string, hasHelp: boolean) {
  const { faultOf } = useConfigured();
  const isWrong = faultOf(key) !== undefined;
  return {
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong || hasHelp ? `${fieldId(key)}-note` : undefined,
  };
}

interface FrameProps extends FieldProps {
  /** Several controls answer the question: then it is a group with a legend. */
  isGroup?: boolean;
  children: ReactNode;
}

/** Question above, answer, help or what is wrong below. */
export function SpecFieldFrame({ node, isGroup = false, children }: FrameProps) {
  const locale = useLocale();
  const t = useTranslations('quotation.builder');
  const marks = useFieldMarks(node.key, node.help !== null);
  const id = fieldId(node.key);
  const name = (
    <>
      {node.label[locale]} {!node.required && <span className="text-ink-3 font-normal">{t('optional')}</span>}
    </>
  );
  const notes = <FieldNotes node={node} />;
  if (isGroup) {
    return (
      <fieldset id={id} data-field={node.key} className={styles.field} aria-describedby={marks['aria-describedby']}>
        <legend className={styles.question}>{name}</legend>
        {children}
        {notes}
      </fieldset>
    );
  }
  return (
    <div data-field={node.key} className={styles.field}>
      <label htmlFor={id} className={styles.question}>
        {name}
      </label>
      {children}
      {notes}
    </div>
  );
}

function FieldNotes({ node: { key, help } }: FieldProps) {
  const locale = useLocale();
  const fault = useFaultText(key);
  return (
    <div id={`${fieldId(key)}-note`} className={`stack-4 text-14 ${styles.notes}`}>
      {help && <p className={styles.help}>{help[locale]}</p>}
      {fault && <p className="text-error text-14">{fault}</p>}
    </div>
  );
}
