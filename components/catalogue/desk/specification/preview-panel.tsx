'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useState } from 'react';
import { Panel } from '#components/ui/page/panel.tsx';
import type { QuoteTemplate } from '#lib/contract/catalogue/shop-configuration.ts';
import type { Unit } from '#lib/contract/catalogue/shop-records.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { isOfPrice } from './editing/edit-rule.ts';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';

/** What the customer would see of a tree, in one language. Another feature draws it: a page brings the two together. */
interface Preview {
  template: QuoteTemplate;
  locale: Locale;
  /** A price rule cannot be read yet. */
  isPriceFaulty: boolean;
}

export type RenderPreview = (preview: Preview) => ReactNode;

interface PreviewPanelProps {
  unit: Unit;
  renderPreview: RenderPreview;
}

/** What the customer will see of the unsaved draft, priced by the same engine, in either language. */
export function PreviewPanel({ unit, renderPreview }: PreviewPanelProps) {
  const t = useTranslations('catalogueSpecification');
  const { checked } = useEditor();
  const [locale, setLocale] = useState<Locale>(useLocale());
  const template = useMemo<QuoteTemplate>(
    () => ({
      template_version_id: 0,
      number: 0,
      product_id: 0,
      unit_name: unit,
      minimum_quantity: checked.minimum,
      automatic_quantity_max: checked.automaticMax,
      nodes: checked.nodes,
    }),
    [checked, unit],
  );
  const choice = (
    <fieldset className={styles.languages}>
      <legend className="visually-hidden">{t('preview.language')}</legend>
      {locales.map((each) => (
        <button key={each} type="button" aria-pressed={each === locale} onClick={() => setLocale(each)}>
          {t(`form.languages.${each}`)}
        </button>
      ))}
    </fieldset>
  );
  return (
    <Panel title={t('preview.title')} text={t('preview.text')} actions={choice}>
      {checked.nodes.length > 0 ? (
        renderPreview({ template, locale, isPriceFaulty: checked.faults.some(isOfPrice) })
      ) : (
        <p className="text-ink-2 text-14">{t('preview.empty')}</p>
      )}
    </Panel>
  );
}
