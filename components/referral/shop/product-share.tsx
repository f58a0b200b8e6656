import { getTranslations } from '#lib/i18n/translations.ts';
import { ShareSlot } from './share-slot.tsx';

/** For the page of a product, which says the words in its language and knows no visitor. */
export async function ProductShareSlot({ product }: { product: number }) {
  const t = await getTranslations('referralShop');
  const words = {
    earn: t('earn', { amount: '{amount}' }),
    earnRate: t('earnRate', { rate: '{rate}' }),
    share: t('share'),
    poster: t('poster'),
    copied: t('copied'),
    failed: t('failed'),
  };
  return <ShareSlot product={product} words={words} />;
}
