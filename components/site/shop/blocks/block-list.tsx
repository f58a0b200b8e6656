import type { ReactNode } from 'react';
import type { BlockKind, ShownBlock } from '#lib/contract/site/blocks/kinds.ts';
import { BannerBlock } from './banner-block.tsx';
import type { BlockContext, BlockProps } from './block-context.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { ColumnsBlock } from './columns-block.tsx';
import { FactsBlock } from './facts-block.tsx';
import { GalleryBlock } from './gallery-block.tsx';
import { HeroBlock } from './hero-block.tsx';
import { LeadBlock } from './lead-block.tsx';
import { LogosBlock } from './logos-block.tsx';
import { PictureTextBlock } from './picture-text-block.tsx';
import { ProductRow } from './product-row.tsx';
import { QuestionsBlock } from './questions-block.tsx';
import { RichTextBlock } from './rich-text-block.tsx';
import { StepsBlock } from './steps-block.tsx';
import { VideoBlock } from './video-block.tsx';

type Draw<Kind extends BlockKind> = (props: BlockProps<Kind>) => ReactNode | Promise<ReactNode>;

/** How each kind of block is drawn. */
const drawings: { [Kind in BlockKind]: Draw<Kind> } = {
  hero: HeroBlock,
  rich_text: RichTextBlock,
  picture_text: PictureTextBlock,
  categories: CategoryTiles,
  products: ProductRow,
  services: ProductRow,
  banner: BannerBlock,
  referral: BannerBlock,
  steps: StepsBlock,
  facts: FactsBlock,
  questions: QuestionsBlock,
  logos: LogosBlock,
  gallery: GalleryBlock,
  video: VideoBlock,
  lead_form: LeadBlock,
  columns: ColumnsBlock,
};

interface BlockListProps {
  blocks: readonly ShownBlock[];
  context: BlockContext;
  /** True where the page says nothing above its blocks: the first hero then holds its heading. */
  hasOwnHeading?: boolean;
  isInColumn?: boolean;
}

/** The blocks of a page, one after the other. A kind that these pages do not know is passed over. */
export function BlockList({ blocks, context, hasOwnHeading = false, isInColumn = false }: BlockListProps) {
  const drawColumn = (column: readonly ShownBlock[]) => <BlockList blocks={column} context={context} isInColumn />;
  const heading = hasOwnHeading ? blocks.find(({ kind }) => kind === 'hero') : undefined;
  return blocks.map((block) => {
    const Block = (Object.hasOwn(drawings, block.kind) ? drawings[block.kind] : undefined) as
      | Draw<BlockKind>
      | undefined;
    const place = { isHeading: block === heading, isInColumn };
    const shared = { context, place, drawColumn };
    return Block ? <Block key={block.id} block={block as never} {...shared} /> : null;
  });
}
