import {
  operatorMissedAddresses,
  operatorMissedRemove,
  operatorRedirectExport,
  operatorRedirectImport,
  operatorRedirectRemove,
  operatorRedirectSave,
  operatorRedirects,
  redirectUpload,
} from '#lib/contract/site/desk-redirects.ts';
import { redirectsPerAnswer, siteRedirects } from '#lib/contract/site/shop-content.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { toSpreadsheet } from '#lib/server/http/spreadsheets/spreadsheet.ts';
import { readTableUpload } from '#lib/server/http/uploads/read-table-upload.ts';
import { shopDay, toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { toWorkPage, toWorkQuery } from '#lib/server/kernel/work-page.ts';
import {
  exportRedirects,
  importRedirects,
  listMissed,
  listRedirects,
  type MissedAddress,
  readRedirectFile,
  readRedirects,
  removeMissed,
  removeRedirect,
  type StoredRedirect,
  saveRedirect,
} from '#lib/server/site/index.ts';
import { type App, serve, serveFile } from '../../serve.ts';

const reading = { node: 'operator/redirect/list' } as const;
const editing = { node: 'operator/redirect/edit' } as const;

/** Refused rows that an answer names; the file has the others, too. */
const mostRefusals = 100;

/** Addresses of before, where they lead, and those that people miss. */
export function registerRedirects(app: App): void {
  registerList(app);
  registerFiles(app);
  registerMissed(app);
  serve(app, siteRedirects, {
    guard: 'public',
    isAlwaysOpen: true,
    limits: [{ points: 300, seconds: 60, by: 'address' }],
    run: async ({ server, query: { after } }) => {
      const { list, next } = await readRedirects(server, { after, limit: redirectsPerAnswer });
      return {
        list: list.map(({ source, target, isPermanent }) => ({ source, target, is_permanent: isPermanent })),
        next,
      };
    },
  });
}

function registerList(app: App): void {
  serve(app, operatorRedirects, {
    guard: reading,
    run: async ({ server, member, query }) =>
      toWorkPage(await listRedirects(server, member, { filter: { q: query.q }, input: toWorkQuery(query) }), toRecord),
  });
  serve(app, operatorRedirectSave, {
    guard: editing,
    message: 'redirectSaved',
    run: async ({ server, member, body: { is_permanent: isPermanent, ...body } }) => ({
      id: await saveRedirect(server, member, { ...body, isPermanent }),
    }),
  });
  serve(app, operatorRedirectRemove, {
    guard: editing,
    message: 'redirectRemoved',
    run: ({ server, member, body }) => removeRedirect(server, member, body),
  });
}

function registerFiles(app: App): void {
  serve(app, operatorRedirectImport, {
    guard: editing,
    limits: [{ points: 20, seconds: 600, by: 'account' }],
    run: async ({ server, member, request, locale }) => {
      const { content } = await readTableUpload(request, redirectUpload);
      const { refusals, ...counts } = await importRedirects(server, member, await readRedirectFile(content));
      return {
        ...counts,
        refused: refusals.length,
        refusals: refusals.slice(0, mostRefusals).map(({ line, source, reason }) => ({
          line,
          source: source.slice(0, 200),
          text: sentence(locale, `validation.${reason.key}`, reason.values),
        })),
      };
    },
  });
  serveFile(app, operatorRedirectExport, {
    guard: reading,
    limits: [{ points: 10, seconds: 600, by: 'account' }],
    isReadFromReplica: true,
    run: ({ server, member, locale, query: { q, format } }) =>
      toSpreadsheet({
        fileName: `${sentence(locale, 'siteRedirectExport.file')}-${shopDay(server.clock.now())}`,
        name: sentence(locale, 'siteRedirectExport.file'),
        format,
        columns: (['source', 'target', 'status'] as const).map((column) => ({
          heading: sentence(locale, `siteRedirectExport.${column}`),
          width: column === 'status' ? 10 : 50,
        })),
        batches: exportRedirects(server, member, { q }),
        toCells: ({ source, target, isPermanent }) => [source, target, { integer: isPermanent ? 301 : 302 }],
      }),
  });
}

function registerMissed(app: App): void {
  serve(app, operatorMissedAddresses, {
    guard: reading,
    run: async ({ server, member }) => ({ list: (await listMissed(server, member)).map(toMissed) }),
  });
  serve(app, operatorMissedRemove, {
    guard: editing,
    run: ({ server, member, body: { id } }) => removeMissed(server, member, id),
  });
}

const toRecord = ({ id, source, target, isPermanent, version, createdAt }: StoredRedirect) => ({
  id,
  source,
  target,
  is_permanent: isPermanent,
  version,
  create_time: toUnixSeconds(createdAt),
});

const toMissed = ({ id, path, asked, firstAt, lastAt }: MissedAddress) => ({
  id,
  path,
  asked,
  first_time: toUnixSeconds(firstAt),
  last_time: toUnixSeconds(lastAt),
});
