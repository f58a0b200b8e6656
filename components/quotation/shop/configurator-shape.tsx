import { Button } from '#components/ui/button.tsx';
import { Price } from '#components/ui/facts/price.tsx';
import { getAmounts, getUnits } from '#components/ui/unit-words.ts';
import type { QuoteTemplate } from '#lib/contract/catalogue/shop-configuration.ts';
import type { SpecNode } from '#lib/contract/catalogue/specification.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from '../builder/builder.module.css';
import { toAmount } from '../builder/money.ts';
import price from '../builder/price-bar.module.css';
import { childrenOf, isQuestion, optionsOf } from '../builder/spec-tree.ts';
import { firstShown } from './first-shown.ts';
import { type ShapeWords, ShownField, ShownQuantity } from './shown-field.tsx';
import own from './storefront.module.css';

interface ConfiguratorShapeProps {
  locale: Locale;
  template: QuoteTemplate;
}

const frame = `stack-24 grid-cols-1 ${own.configurator}`;

/**
 * The configurator before its script is there: the same questions with real fields in the same places, and the price of
 * the defaults. What is answered and pressed here counts once the script has arrived.
 */
export async function ConfiguratorShape({ locale, template: whole }: ConfiguratorShapeProps) {
  const t = await getTranslations('quotation');
  const units = await getUnits(locale);
  const amounts = await getAmounts(locale);
  const { template, selection, priced } = firstShown(whole);
  const { nodes, minimum_quantity: qty, product_id: product } = template;
  const { checked, total_in_fen: fen, result } = priced;
  const isShown = ({ key }: SpecNode) => checked.visible.has(key);
  const isPriced = result === 'auto_price';
  const words = wordsOf(t);
  const label = t('builder.quantity');
  const steps = { less: t('builder.less', { label }), more: t('builder.more', { label }) };
  const quantityWords = { label, ...steps, unit: units(template.unit_name) };
  return (
    <form action={paths.cooperate} data-early="" autoComplete="off" noValidate className={frame}>
      <input type="hidden" name="product" value={product} />
      <div className="stack-24 grid-cols-1">
        <ShownQuantity qty={qty} words={quantityWords} />
        <Level parent={null} />
      </div>
      <div className={own.bar}>
        <div className={`stack-12 grid-cols-1 ${price.priceBar}`}>
          <StartPrice
            locale={locale}
            amount={isPriced ? toAmount(fen) : undefined}
            note={t('storefront.startPrice', { amount: amounts(template.unit_name, { count: qty }) })}
            t={t}
          />
        </div>
      </div>
    </form>
  );

  function Level({ parent }: { parent: string | null }) {
    return childrenOf(nodes, parent)
      .filter((node) => node.kind !== 'option' && isShown(node))
      .map((node) =>
        isQuestion(node) ? (
          <ShownField
            key={node.key}
            node={node}
            options={optionsOf(nodes, node.key).filter(isShown)}
            answer={selection[node.key]}
            locale={locale}
            words={words}
          />
        ) : (
          <section key={node.key} aria-label={node.label[locale]} className={`stack-24 grid-cols-1 ${styles.section}`}>
            <h3>{node.label[locale]}</h3>
            <Level parent={node.key} />
          </section>
        ),
      );
  }
}

type Words = Awaited<ReturnType<typeof getTranslations<'quotation'>>>;

const wordsOf = (t: Words): ShapeWords => ({
  optional: t('builder.optional'),
  yes: t('builder.yes'),
  no: t('builder.no'),
  addFile: t('files.add'),
  side: (side) => t(`builder.sides.${side}`),
});

interface StartPriceProps {
  locale: Locale;
  /** Of the defaults; undefined where a seller says it. */
  amount: string | undefined;
  note: string;
  t: Words;
}

/** What the defaults cost, and what can be done with them. */
function StartPrice({ locale, amount, note, t }: StartPriceProps) {
  const isPriced = amount !== undefined;
  return (
    <>
      <div className={`min-w-0 grid ${price.total}`}>
        {isPriced ? (
          <span className={price.amount}>
            <Price locale={locale} amount={amount} size="large" />
          </span>
        ) : (
          <strong className={price.onRequest}>{t('builder.needsQuote')}</strong>
        )}
        <small>{note}</small>
      </div>
      <div className={price.priceActions}>
        <Button look={isPriced ? 'secondary' : 'accent'} value="add">
          {t('storefront.add')}
        </Button>
        {isPriced && (
          <Button look="accent" value="buy">
            {t('storefront.buy')}
          </Button>
        )}
      </div>
    </>
  );
}
