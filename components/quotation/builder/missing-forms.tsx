'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { SpecNode } from '#lib/contract/catalogue/specification.ts';
import { formsOf } from '#lib/specification/made-forms.ts';
import styles from './builder.module.css';
import { useConfigured } from './configuration.ts';
import { optionsOf } from './spec-tree.ts';
import { valueText } from './value-text.ts';

/** Why an option is not there that takes a form of an earlier order: there is none, or it was made for something else. */
export function MissingForms({ question }: { question: string }) {
  const { whole, template } = useConfigured();
  const missing = optionsOf(whole.nodes, question).filter(
    (option) => option.made_before && !template.nodes.some(({ key }) => key === option.key),
  );
  return missing.map((option) => <Reason key={option.key} option={option} />);
}

function Reason({ option }: { option: SpecNode }) {
  const t = useTranslations('quotation.builder');
  const locale = useLocale();
  const { whole, made = [] } = useConfigured();
  const [form] = formsOf(option, made);
  const name = option.label[locale];
  const words = { yes: t('yes'), no: t('no'), files: (count: number) => t('fileCount', { count }) };
  if (!form) return <p className={styles.help}>{t('noForm', { name })}</p>;
  const facts = (option.made_before?.same ?? []).map((key) => {
    const node = whole.nodes.find((each) => each.key === key);
    return node ? valueText(whole.nodes, node, form.answers[key], { locale, words }) : '';
  });
  return <p className={styles.help}>{t('otherForm', { name, no: form.order_no, facts: facts.join(', ') })}</p>;
}
