'use client';

import { useLocale, useTranslations } from 'next-intl';
import { anyTextIn } from '#lib/i18n/texts.ts';
import type { EditNode } from './edit-node.ts';

/** How a node is called: its label in the reader's language, else in another one, else what kind it is. */
export function useNodeName(): (node: EditNode) => string {
  const locale = useLocale();
  const t = useTranslations('catalogueSpecification');
  return ({ label, kind }) => anyTextIn(label, locale) || t('tree.unnamed', { kind: t(`kinds.${kind}`) });
}
