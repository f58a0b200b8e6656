import { BlockScreen, hasOwnHeading } from '#components/site/shop/content/block-screen.tsx';
import { PreviewNote } from '#components/site/shop/content/preview-note.tsx';
import { readPreview } from '#lib/api/site/shop-content.ts';
import { findLook } from '#lib/api/site/shop-look.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { pageMetadata } from '#lib/routes/page-metadata.ts';
import { paths } from '#lib/routes/paths.ts';
import { PageBlocks } from '../../page-blocks.tsx';

interface PreviewProps {
  params: Promise<{ url: string }>;
}

/** A draft changes with every save: rendered for whoever looks, and kept nowhere. */
export const dynamic = 'force-dynamic';

async function load({ params }: PreviewProps) {
  const locale = await pageLocale();
  return { locale, page: await readPreview(locale, decodeURIComponent((await params).url)) };
}

export async function generateMetadata(props: PreviewProps) {
  const { locale, page } = await load(props);
  const path = page.url ? paths.page(page.url) : paths.home;
  return pageMetadata({
    locale,
    look: await findLook(locale),
    path,
    title: page.title,
    description: page.description,
    isIndexable: false,
  });
}

export default async function PagePreview(props: PreviewProps) {
  const { locale, page } = await load(props);
  const blocks = <PageBlocks locale={locale} blocks={page.blocks} hasOwnHeading={hasOwnHeading(page.blocks)} />;
  return (
    <>
      <PreviewNote />
      {page.url ? (
        <BlockScreen title={page.title} description={page.description} blocks={page.blocks}>
          {blocks}
        </BlockScreen>
      ) : (
        blocks
      )}
    </>
  );
}
