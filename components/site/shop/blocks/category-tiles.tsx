import { PageLink } from '#components/ui/page/page-link.tsx';
import { Section } from '#components/ui/page/section.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { CategoryNode } from '#lib/contract/catalogue/facets.ts';
import type { ShownPicture } from '#lib/contract/site/blocks/fields.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';
import type { BlockProps } from './block-context.ts';
import { Focused } from './block-picture.tsx';
import styles from './category-tiles.module.css';

const sizes = '(min-width: 992px) 384px, (min-width: 600px) 45vw, 100vw';

/** Categories as large tiles; those behind each are links of their own. A chosen one that is gone is passed over. */
export async function CategoryTiles({ block, context, place }: BlockProps<'categories'>) {
  const { title, categories: chosen, pictures } = block.fields;
  const trades =
    chosen.length > 0 ? chosen.flatMap((id) => findIn(context.data.trades, id) ?? []) : context.data.trades;
  if (trades.length === 0) return null;
  const t = await getTranslations('siteBlocks');
  const drawn = new Map(pictures.map(({ category, picture }) => [category, picture]));
  // Without a single picture the tiles are names: empty sheets would fill the screen.
  const hasPictures = trades.some(({ id, picture }) => drawn.get(id) ?? picture);
  const tiles = (
    <ul className={styles.tiles}>
      {trades.map((trade) => (
        <li key={trade.id} className={styles.tile}>
          <PageLink href={paths.productList(trade.id)} className={styles.front}>
            {hasPictures && <TilePicture trade={trade} own={drawn.get(trade.id)} />}
            <span className={styles.title}>
              <strong>{trade.name}</strong>
              <span>{t('tradeCount', { count: trade.count })}</span>
            </span>
          </PageLink>
          <p>{trade.description}</p>
          <ul className={styles.shelves}>
            {trade.children.map((child) => (
              <li key={child.id}>
                <PageLink href={paths.productList(child.id)}>{child.name}</PageLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
  return place.isInColumn ? tiles : <Section title={title}>{tiles}</Section>;
}

function findIn(nodes: readonly CategoryNode[], id: number): CategoryNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findIn(node.children, id);
    if (found) return found;
  }
  return undefined;
}

function TilePicture({ trade, own }: { trade: CategoryNode; own: ShownPicture | null | undefined }) {
  const isDrawing = own && own.sources.length === 0;
  if (!isDrawing) {
    return (
      <Focused on={own?.focus}>
        <Picture picture={own ?? trade.picture} sizes={sizes} isDecorative />
      </Focused>
    );
  }
  return <img src={own.url} alt="" width={own.width || 480} height={own.height || 360} loading="lazy" />;
}
