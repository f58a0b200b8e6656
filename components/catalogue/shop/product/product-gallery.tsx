import { drawingId, pictureId } from '#components/ui/hooks/show-picture.ts';
import { Picture } from '#components/ui/picture.tsx';
import type { ProductDetail } from '#lib/contract/catalogue/shop-records.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import styles from './product-gallery.module.css';

const sizes = '(min-width: 1280px) 588px, (min-width: 992px) 48vw, 100vw';

/**
 * Pictures side by side in a strip that snaps; the thumbnails are links into it, so it needs no script at all. What
 * chooses a version leads to its picture (`showPicture`).
 */
export async function ProductGallery({ product }: { product: ProductDetail }) {
  const t = await getTranslations('catalogue');
  const pictures = product.pictures.length > 0 ? product.pictures : [null];
  const nameOf = (index: number) => t('galleryPicture', { index: index + 1, count: pictures.length });
  return (
    <section aria-label={t('gallery')} className={`stack-12 min-w-0 ${styles.gallery}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable with the keyboard */}
      <ul className={styles.strip} tabIndex={0} aria-label={t('gallery')}>
        {pictures.map((picture, index) => (
          <li key={picture?.url} id={pictureId(index)}>
            <Picture picture={picture} sizes={sizes} isMain={index === 0} />
          </li>
        ))}
      </ul>
      <div id={drawingId} className={styles.drawing} />
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture?.url}>
              <a href={`#${pictureId(index)}`} aria-label={`${nameOf(index)}${picture ? `: ${picture.alt}` : ''}`}>
                <Picture picture={picture} sizes="72px" isDecorative />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
