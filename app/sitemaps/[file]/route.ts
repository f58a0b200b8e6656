import { readSitemapEntries } from '#lib/api/site/shop-content.ts';
import { publicEnv } from '#lib/env.ts';
import { licencesPath } from '#lib/routes/beside/licences-path.ts';
import { paths } from '#lib/routes/paths.ts';
import { addressOf, ownPagesFile, readFileName, type SitemapAddress, sitemapFile } from '#lib/routes/sitemap-xml.ts';

export const dynamic = 'force-dynamic';

const ownPages: SitemapAddress[] = [paths.home, paths.products, paths.services, paths.cooperate, licencesPath].map(
  (path) => ({
    path,
  }),
);

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const addresses = await read((await params).file);
  if (!addresses) return new Response(null, { status: 404 });
  const xml = sitemapFile(publicEnv.publicUrl, addresses);
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

async function read(name: string): Promise<SitemapAddress[] | undefined> {
  if (name === ownPagesFile) return ownPages;
  const file = readFileName(name);
  if (!file) return undefined;
  const { list } = await readSitemapEntries(file.kind, file.chunk);
  return list.length > 0 ? list.map((each) => addressOf(file.kind, each)) : undefined;
}
