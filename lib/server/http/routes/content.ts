import type { Hono } from 'hono';
import { contentPage, contentPages, siteSitemap, siteSitemapEntries } from '#lib/contract/content.ts';
import { listSitemapEntries, listSitemapFiles } from '../../catalogue/index.ts';
import { getPage, listPageEntries, listPages } from '../../site/index.ts';
import type { ApiEnv } from '../request-scope.ts';
import { serve } from '../serve.ts';

export function registerContent(app: Hono<ApiEnv>): void {
  serve(app, contentPage, {
    guard: 'public',
    run: ({ server, query, locale }) => getPage(server, query.url, locale),
  });
  serve(app, contentPages, {
    guard: 'public',
    run: async ({ server, locale }) => listOf(await listPages(server, locale)),
  });
  serve(app, siteSitemap, {
    guard: 'public',
    run: async ({ server }) => listOf([{ kind: 'page' as const, chunk: 0 }, ...(await listSitemapFiles(server))]),
  });
  serve(app, siteSitemapEntries, {
    guard: 'public',
    run: async ({ server, query: { kind, chunk } }) => {
      if (kind === 'page') return listOf(chunk === 0 ? await listPageEntries(server) : []);
      return listOf(await listSitemapEntries(server, { kind, chunk }));
    },
  });
}

function listOf<T>(list: T[]): { list: T[]; total: number } {
  return { list, total: list.length };
}
