import type { ReactNode } from 'react';
import type { QuoteTemplate } from '#lib/contract/catalogue/shop-configuration.ts';
import type { ProductDetail } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { ConfiguratorShape } from './configurator-shape.tsx';
import { firstShown, knownTotal } from './first-shown.ts';
import { BuyButtons, LazyConfigurator } from './lazy-purchase.tsx';
import { TreeFacts } from './tree-facts.tsx';

interface PurchaseSlotProps {
  locale: Locale;
  product: ProductDetail;
  /** What can be configured of it; undefined for nothing. */
  template: QuoteTemplate | undefined;
}

interface PurchaseSlots {
  /** Takes the place of version and quantity. */
  configurator?: ReactNode;
  /** What the configurator begins with costs, in fen; undefined where a seller names the price. */
  goods?: number | undefined;
  /** Rows of the specification table. */
  facts?: ReactNode;
  /** Stands in the form of version and quantity. */
  actions?: ReactNode;
}

/** The ways to buy a product, for its page to put into place. Made to measure without a tree, there is the enquiry alone. */
export async function purchaseSlots({ locale, product, template }: PurchaseSlotProps): Promise<PurchaseSlots> {
  const t = await getTranslations('quotation.storefront');
  if (template) {
    return {
      configurator: (
        <>
          <h2 className="visually-hidden">{t('title')}</h2>
          <LazyConfigurator product={product.id} pictures={product.pictures.map(({ shows }) => shows)}>
            <ConfiguratorShape locale={locale} template={template} />
          </LazyConfigurator>
        </>
      ),
      goods: knownTotal(firstShown(template).priced),
      facts: <TreeFacts locale={locale} template={template} />,
    };
  }
  if (product.pricing !== 'fixed' || product.variants.length === 0) return {};
  return { actions: <BuyButtons add={t('add')} buy={t('buy')} /> };
}
