import { withFirstPicture } from '#components/catalogue/shop/product/first-picture.ts';
import { ProductScreen } from '#components/catalogue/shop/product/product-screen.tsx';
import { purchaseSlots } from '#components/quotation/shop/purchase-slots.tsx';
import { ProductShareSlot } from '#components/referral/shop/product-share.tsx';
import { readTemplate } from '#lib/api/catalogue/shop-products.ts';
import type { ProductDetail } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { defaultSelection } from '#lib/specification/default-selection.ts';

/** A product with the ways to buy it, whatever address led to it. */
export async function ProductPage({ locale, product }: { locale: Locale; product: ProductDetail }) {
  const template = await readTemplate(locale, product.id);
  const shown = withFirstPicture(product, template && defaultSelection(template.nodes));
  return (
    <ProductScreen
      locale={locale}
      product={shown}
      share={<ProductShareSlot product={product.id} />}
      {...(await purchaseSlots({ locale, product: shown, template }))}
    />
  );
}
