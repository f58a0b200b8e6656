import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { profileTexts } from '#lib/contract/identity/profile-texts.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { readingFrom, timeoutForFiles } from '#lib/server/db/reading/reading-from.ts';
import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { ServerContext } from '../../db/context.ts';
import { inTurn } from '../../db/in-turn.ts';
import { discardPrivate, storePrivate } from '../../files/index.ts';
import {
  claimExport,
  type DataExport,
  expireExports,
  failExport,
  finishExport,
  getUser,
  listDueExports,
} from '../../identity/index.ts';
import { shopDay } from '../../kernel/clock.ts';
import { notify } from '../../messaging/index.ts';
import type { ExportOwner, ExportPart } from './pieces/export-part.ts';
import { exportParts } from './pieces/export-parts.ts';

/**
 * Makes the copies that were ordered, one after the other, and removes those that are a week old. One that fails is
 * tried again in the next round, and does not stop the others; `onFailure` is told why. Returns how many were made.
 */
export async function runExports(ctx: ServerContext, onFailure: (error: unknown) => void): Promise<number> {
  const workOutside = async (id: number) => {
    const next = await claimExport(ctx, id);
    if (!next) return false;
    try {
      await make(ctx, next);
      return true;
    } catch (error) {
      onFailure(error);
      await failExport(ctx, next);
      return false;
    }
  };
  const find = (limit: number) => listDueExports(ctx, limit);
  let made = 0;
  const makeAll = async () => {
    made = await forEachDue(ctx, 'data-exports', { find, keyOf: (id) => id, workOutside });
  };
  await inTurn([makeAll, () => expireExports(ctx)]);
  return made;
}

async function make(ctx: ServerContext, order: DataExport): Promise<void> {
  const { userId, locale } = order;
  const user = await getUser(ctx.db, userId);
  const name = `${sentence(locale, 'identityExport.fileName')}-${shopDay(order.createdAt)}.zip`;
  const content = zip(readingFrom(ctx, 'caller', timeoutForFiles), { user, locale });
  const kind = { topic: 'export', suffix: 'zip', mime: 'application/zip' };
  const { key, size } = await storePrivate(ctx, { ...kind, name, content });
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    if (!(await finishExport(tx, order, { fileKey: key, size, now }))) return discardPrivate(tx, key);
    await notify(tx, { userId, event: 'dataExportReady', dedupeKey: `export:${order.id}`, now });
  });
}

/** The copy as it is written: each part is read when its turn comes, so no more than a batch is ever in memory. */
function zip(ctx: ServerContext, owner: ExportOwner): Readable {
  const file = new ZipFile();
  const output = Readable.from(file.outputStream);
  file.on('error', (error: Error) => output.destroy(error));
  const mtime = ctx.clock.now();
  file.addBuffer(Buffer.from(describe(ctx, owner)), 'index.json', { mtime });
  for (const part of exportParts) {
    file.addReadStreamLazy(`${part.name}.json`, { mtime }, (done) =>
      done(null, Readable.from(toJson(part, ctx, owner), { objectMode: false })),
    );
  }
  file.end();
  return output;
}

/** One line a record. */
async function* toJson(part: ExportPart, ctx: ServerContext, owner: ExportOwner): AsyncGenerator<string> {
  let between = '\n';
  yield '[';
  for await (const batch of part.read(ctx, owner)) {
    for (const record of batch) {
      yield between + JSON.stringify(record);
      between = ',\n';
    }
  }
  yield '\n]\n';
}

/** What is in the copy and what its fields mean, in the language of who ordered it. */
function describe(ctx: ServerContext, { user, locale }: ExportOwner): string {
  const say = (key: string) => sentence(locale, `identityExport.${key}`);
  const nameOf = (part: string, field: string) =>
    part === 'profile' && field in profileTexts ? sentence(locale, `profileTexts.${field}`) : say(`${part}_${field}`);
  const files = exportParts.map(({ name, fields }) => ({
    file: `${name}.json`,
    title: say(name),
    fields: Object.fromEntries(fields.map((field) => [field, nameOf(name, field)])),
  }));
  const index = { title: say('title'), account: user.username, made_at: ctx.clock.now().toISOString(), files };
  return `${JSON.stringify(index, null, 2)}\n`;
}
