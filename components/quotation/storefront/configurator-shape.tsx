import { getTranslations } from 'next-intl/server';
import { Price } from '#components/ui/price.tsx';
import type { QuoteTemplate } from '#lib/contract/quote.ts';
import type { SpecNode } from '#lib/contract/specification.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { defaultSelection } from '#lib/specification/default-selection.ts';
import { priceSelection } from '#lib/specification/price-selection.ts';
import styles from '../builder/builder.module.css';
import { toAmount } from '../builder/money.ts';
import cards from '../builder/option-cards.module.css';
import price from '../builder/price-bar.module.css';
import { childrenOf, isQuestion, optionsOf } from '../builder/spec-tree.ts';
import own from './storefront.module.css';

interface ConfiguratorShapeProps {
  locale: Locale;
  template: QuoteTemplate;
}

/**
 * What a configurator looks like before its script is there: the same questions in the same places, with the price of
 * the defaults. Readable for everybody and for search engines; it answers nothing yet.
 */
export async function ConfiguratorShape({ locale, template }: ConfiguratorShapeProps) {
  const t = await getTranslations('quotation');
  const units = await getTranslations('catalogue.units');
  const { nodes, minimum_quantity: qty } = template;
  const selection = defaultSelection(nodes);
  const { checked, total_in_fen: fen, result } = priceSelection({ template, qty, selection });
  const isChosen = (key: string) => checked.answers.has(key);
  const isShown = ({ key }: SpecNode) => checked.visible.has(key);
  return (
    <div className={own.configurator}>
      <div className={styles.questions}>
        <div className={styles.field}>
          <p className={styles.question}>{t('builder.quantity')}</p>
          <span className={own.box}>
            {qty} {units(template.unit_name)}
          </span>
        </div>
        <Level parent={null} />
      </div>
      <div className={own.bar}>
        <div className={price.priceBar}>
          <div className={price.total}>
            {result === 'needs_quote' ? (
              <strong className={price.onRequest}>{t('builder.needsQuote')}</strong>
            ) : (
              <span className={price.amount}>
                <Price locale={locale} amount={toAmount(fen)} size="large" />
              </span>
            )}
            <small>{t('storefront.startPrice', { count: qty, unit: units(template.unit_name) })}</small>
          </div>
          <div className={price.priceActions}>
            <span className={own.action}>{t('storefront.add')}</span>
          </div>
        </div>
      </div>
    </div>
  );

  function Level({ parent }: { parent: string | null }) {
    return childrenOf(nodes, parent)
      .filter((node) => node.kind !== 'option' && isShown(node))
      .map((node) =>
        isQuestion(node) ? (
          <Question key={node.key} node={node} />
        ) : (
          <section key={node.key} aria-label={node.label[locale]} className={styles.section}>
            <h3>{node.label[locale]}</h3>
            <Level parent={node.key} />
          </section>
        ),
      );
  }

  function Question({ node }: { node: SpecNode }) {
    const options = optionsOf(nodes, node.key).filter(isShown);
    return (
      <div className={styles.field}>
        <p className={styles.question}>{node.label[locale]}</p>
        {options.length > 0 ? (
          <ul className={cards.cards}>
            {options.map((option) => (
              <li key={option.key} className={cards.cardBody} data-chosen={isChosen(option.key)}>
                {option.label[locale]}
              </li>
            ))}
          </ul>
        ) : (
          <span className={own.box} data-kind={node.kind} />
        )}
      </div>
    );
  }
}
