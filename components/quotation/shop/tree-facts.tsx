import { getAmounts } from '#components/ui/unit-words.ts';
import type { QuoteTemplate } from '#lib/contract/catalogue/shop-configuration.ts';
import type { SpecNode } from '#lib/contract/catalogue/specification.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { isQuestion, optionsOf } from '../builder/spec-tree.ts';

interface TreeFactsProps {
  locale: Locale;
  template: QuoteTemplate;
}

/** Rows of the specification table that the tree knows: what can be chosen, between what, and from how many on. */
export async function TreeFacts({ locale, template }: TreeFactsProps) {
  const t = await getTranslations('quotation.facts');
  const units = await getAmounts(locale);
  const { nodes, minimum_quantity: count, unit_name: unit } = template;
  const rows = nodes.filter(isQuestion).flatMap((node) => {
    const value = factOf(node);
    return value === undefined ? [] : [{ key: node.key, label: node.label[locale], value }];
  });
  return (
    <>
      {count > 1 && (
        <div>
          <dt>{t('minimum')}</dt>
          <dd>{units(unit, { count })}</dd>
        </div>
      )}
      {rows.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </>
  );

  /** In words; undefined where there is nothing to know before it is answered. */
  function factOf(node: SpecNode): string | undefined {
    const { kind, min, max, step, artwork } = node;
    const options = optionsOf(nodes, node.key).map(({ label }) => label[locale]);
    if (options.length > 0) return options.join(t('or'));
    const unitText = node.unit?.[locale] ?? '';
    if (min !== null && max !== null && kind === 'dimension') return t('sides', { min, max });
    if (min !== null && max !== null && kind === 'number') {
      const isStepped = step !== null && step > 1;
      return t(isStepped ? 'steps' : 'range', { min, max, step: step ?? 1, unit: unitText });
    }
    return artwork && artwork.bleed > 0 ? t('bleed', { bleed: artwork.bleed }) : undefined;
  }
}
