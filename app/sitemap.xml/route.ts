import { readSitemapFiles } from '#lib/api/site/shop-content.ts';
import { publicEnv } from '#lib/env.ts';
import { fileName, ownPagesFile, sitemapIndex } from '#lib/routes/sitemap-xml.ts';

/** Read for each request: crawlers come seldom, and the files grow while the process runs. */
export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const { list } = await readSitemapFiles();
  const xml = sitemapIndex(publicEnv.publicUrl, [ownPagesFile, ...list.map(fileName)]);
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
