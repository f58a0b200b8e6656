import {
  movingCheck,
  movingInfo,
  movingList,
  movingPictures,
  movingReport,
  movingRun,
  movingUndo,
  movingUpload,
} from '#lib/contract/integrations/desk-moving.ts';
import { movingLimits } from '#lib/contract/integrations/moving-fields.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { tooLarge } from '#lib/server/files/index.ts';
import { toSpreadsheet } from '#lib/server/http/spreadsheets/spreadsheet.ts';
import { readUpload } from '#lib/server/http/uploads/read-upload.ts';
import { moveInNow } from '#lib/server/jobs/move-in.ts';
import { beginMovingCheck, beginMovingRun, beginMovingUndo } from '#lib/server/workflows/moving-in/begin-moving.ts';
import { getMoving, listMovings, readMovingReport } from '#lib/server/workflows/moving-in/find-moving.ts';
import { keepPictureZip, movingNode, openMoving } from '#lib/server/workflows/moving-in/open-moving.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { reportColumns, toMovingDetail, toMovingSummary, toReportCells } from './moving-records.ts';

const guard = { node: movingNode } as const;
const isForPeople = true;

/** Products and customers of other systems by their files: read here, moved in by a job. */
export function registerMoving(app: App): void {
  registerReading(app);
  registerUploads(app);
  registerSteps(app);
}

function registerReading(app: App): void {
  serve(app, movingList, {
    guard,
    isForPeople,
    run: async ({ server, member }) => ({ list: (await listMovings(server, member)).map(toMovingSummary) }),
  });
  serve(app, movingInfo, {
    guard,
    isForPeople,
    run: async ({ server, member, query, locale }) => toMovingDetail(await getMoving(server, member, query.id), locale),
  });
  serveFile(app, movingReport, {
    guard,
    isForPeople,
    limits: [{ points: 20, seconds: 60, by: 'account' }],
    run: async ({ server, member, query, locale }) => {
      const { record, batches } = await readMovingReport(server, member, query.id);
      return toSpreadsheet({
        fileName: `${sentence(locale, 'integrationsMovingNotes.reportFile')}-${record.id}`,
        name: sentence(locale, 'integrationsMovingNotes.reportFile'),
        format: 'csv',
        columns: reportColumns(locale).map((heading) => ({ heading, width: 20 })),
        batches,
        toCells: (each) => toReportCells(record, each, locale),
      });
    },
  });
}

/** Most of what is uploaded has to be read to the end, and written to the database row by row. */
const uploading = [{ points: 60, seconds: 60, by: 'account' }] as const;

const rulesOf = (maxBytes: number) => ({
  part: 'file',
  maxBytes,
  tooLarge: (size: number) => tooLarge(size, maxBytes),
});

function registerUploads(app: App): void {
  serve(app, movingUpload, {
    guard,
    isForPeople,
    limits: [...uploading],
    run: async ({ server, member, request, query: { source }, locale }) => {
      const id = await readUpload(request, rulesOf(movingLimits.bytes), ({ name, content }) =>
        openMoving(server, member, { name, content, source, locale }),
      );
      return toMovingDetail(await getMoving(server, member, id), locale);
    },
  });
  serve(app, movingPictures, {
    guard,
    isForPeople,
    limits: [...uploading],
    run: async ({ server, member, request, query: { id }, locale }) => {
      await readUpload(request, rulesOf(movingLimits.zipBytes), ({ name, content }) =>
        keepPictureZip(server, member, { id, name, content }),
      );
      return toMovingDetail(await getMoving(server, member, id), locale);
    },
  });
}

function registerSteps(app: App): void {
  serve(app, movingCheck, {
    guard,
    isForPeople,
    run: async ({ server, member, body, locale }) => {
      await beginMovingCheck(server, member, body);
      await moveInNow(server);
      return toMovingDetail(await getMoving(server, member, body.id), locale);
    },
  });
  for (const [entry, begin] of [
    [movingRun, beginMovingRun],
    [movingUndo, beginMovingUndo],
  ] as const) {
    serve(app, entry, {
      guard,
      isForPeople,
      run: async ({ server, member, body, locale }) => {
        await begin(server, member, body.id);
        await moveInNow(server);
        return toMovingDetail(await getMoving(server, member, body.id), locale);
      },
    });
  }
}
