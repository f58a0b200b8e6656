import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/ui/page/breadcrumb.tsx';
import type { ShownBlock } from '#lib/contract/site/blocks/kinds.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';

interface BlockScreenProps {
  title: string;
  description: string;
  blocks: readonly ShownBlock[];
  /** The blocks as they are drawn. */
  children: ReactNode;
}

/** Whether a page needs a heading above its blocks: a hero at its beginning is one. */
export const hasOwnHeading = (blocks: readonly ShownBlock[]): boolean => blocks[0]?.kind === 'hero';

/** A page of the shop's own that is more than text: its blocks take the whole width. */
export async function BlockScreen({ title, description, blocks, children }: BlockScreenProps) {
  const t = await getTranslations('siteContent');
  return (
    <>
      <div className="container mt-24">
        <Breadcrumb label={t('breadcrumb')} crumbs={[{ name: t('home'), href: paths.home }, { name: title }]} />
        {!hasOwnHeading(blocks) && (
          <header className="mt-24">
            <h1>{title}</h1>
            {description && <p className="reading text-ink-2 text-18">{description}</p>}
          </header>
        )}
      </div>
      {children}
    </>
  );
}
