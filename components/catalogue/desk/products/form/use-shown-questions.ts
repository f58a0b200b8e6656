import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { templateQuery } from '#lib/api/quotation/member-quotations.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { type Texts, textIn } from '#lib/i18n/texts.ts';
import type { ProductValues } from './form-values.ts';

/** Something that customers choose, and what there is to choose. */
export interface ShownQuestion {
  key: string;
  name: string;
  values: { key: string; name: string }[];
}

/** What a picture can be the picture of: the options that are being edited, and the choices of the specification on offer. */
export function useShownQuestions(product: number | undefined): ShownQuestion[] {
  const locale = toLocale(useLocale());
  const options = useWatch<ProductValues, 'options'>({ name: 'options' }) ?? [];
  const { data: template } = useQuery({ ...templateQuery(product ?? 0), enabled: product !== undefined });
  const nodes = template?.nodes ?? [];
  const named = (texts: Texts) => textIn(texts, locale);
  return [
    ...options.map(({ key, name, values }) => ({
      key,
      name: named(name),
      values: values.map((value) => ({ key: value.key, name: named(value.name) })),
    })),
    ...nodes
      .filter(({ kind }) => kind === 'single')
      .map(({ key, label }) => ({
        key,
        name: named(label),
        values: nodes
          .filter(({ parent }) => parent === key)
          .map((node) => ({ key: node.key, name: named(node.label) })),
      })),
  ];
}
