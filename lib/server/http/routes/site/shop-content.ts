import {
  addressesPerAnswer,
  contentHome,
  contentPage,
  contentPages,
  contentPreview,
  siteAddresses,
  siteMaintenance,
  siteSitemap,
  siteSitemapEntries,
  siteWords,
} from '#lib/contract/site/shop-content.ts';
import {
  listCategoryIds,
  listProductAddresses,
  listSitemapEntries,
  listSitemapFiles,
} from '#lib/server/catalogue/index.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { isOperator } from '#lib/server/kernel/actor.ts';
import {
  describeMaintenance,
  describeWords,
  findHomePage,
  findPreview,
  getPage,
  getPreview,
  listPageEntries,
  listPages,
} from '#lib/server/site/index.ts';
import { readPreviewToken } from '../../scope/preview-token.ts';
import { type App, serve } from '../../serve.ts';

export function registerContent(app: App): void {
  serve(app, contentPage, {
    guard: 'public',
    run: ({ server, query, locale }) => getPage(server, query.url, locale),
  });
  serve(app, contentHome, {
    guard: 'public',
    cached: {},
    run: async ({ server, locale }) => ({ home: (await findHomePage(server, locale)) ?? null }),
  });
  serve(app, contentPreview, {
    guard: 'public',
    // A signature is cheap to look at, and cheap to guess at: nobody needs more of either.
    limits: [{ points: 120, seconds: 60, by: 'address' }],
    run: ({ server, query, locale }) => getPreview(server, query.token, locale),
  });
  serve(app, contentPages, {
    guard: 'public',
    run: async ({ server, locale }) => listOf(await listPages(server, locale)),
  });
  serve(app, siteSitemap, {
    guard: 'public',
    isReadFromReplica: true,
    run: async ({ server }) => listOf([{ kind: 'page' as const, chunk: 0 }, ...(await listSitemapFiles(server))]),
  });
  serve(app, siteSitemapEntries, {
    guard: 'public',
    isReadFromReplica: true,
    run: async ({ server, query: { kind, chunk } }) => {
      if (kind === 'page') return listOf(chunk === 0 ? await listPageEntries(server) : []);
      return listOf(await listSitemapEntries(server, { kind, chunk }));
    },
  });
  registerForPages(app);
}

/** What processes ask that serve pages. */
function registerForPages(app: App): void {
  serve(app, siteAddresses, {
    guard: 'public',
    isAlwaysOpen: true,
    // A page tier reads a million products by a hundred of these; a stranger need not read them over and over.
    limits: [{ points: 300, seconds: 60, by: 'address' }],
    run: ({ server, query }) => readAddresses(server, query),
  });
  serve(app, siteMaintenance, {
    guard: 'public',
    isAlwaysOpen: true,
    run: async ({ server, actor, lacksFactor, request }) => ({
      ...(await describeMaintenance(server)),
      may_pass:
        isOperator(actor) || lacksFactor || findPreview(server, readPreviewToken(request.headers)) !== undefined,
    }),
  });
  serve(app, siteWords, {
    guard: 'public',
    isAlwaysOpen: true,
    // Pages on machines of their own ask once, and after each change.
    limits: [{ points: 60, seconds: 60, by: 'address' }],
    run: ({ server }) => describeWords(server),
  });
}

async function readAddresses(server: ServerContext, { after, since }: { after: number; since: number }) {
  const time = Math.floor(server.clock.now().getTime() / 1000);
  const isFirst = after === 0;
  const [products, categories, pages] = await Promise.all([
    listProductAddresses(server, { after, since: since > 0 ? new Date(since * 1000) : undefined }),
    isFirst ? listCategoryIds(server) : [],
    isFirst ? listPageEntries(server) : [],
  ]);
  return {
    time,
    products: products.map(({ id, isService, slugs }) => ({ id, is_service: isService, slugs })),
    next: products.length < addressesPerAnswer ? null : (products.at(-1)?.id ?? null),
    categories,
    pages: pages.map(({ slug }) => slug),
  };
}

function listOf<T>(list: T[]): { list: T[]; total: number } {
  return { list, total: list.length };
}
