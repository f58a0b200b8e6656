import fs from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type MovingSource, movingLimits } from '#lib/contract/integrations/moving-fields.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import { discardPrivate, receiveFile, storePrivate } from '#lib/server/files/index.ts';
import {
  insertMovingImport,
  insertMovingRows,
  lockMovingImport,
  type MovingRow,
  updateMovingImport,
} from '#lib/server/integrations/index.ts';
import { type Actor, requireNode } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { openPictureZip } from './products/picture-zip.ts';
import { type MovingTable, openMovingTable, refuseFile } from './sources/open-table.ts';

export const movingNode = 'operator/moving/run';

interface Brought {
  name: string;
  content: Readable;
  /** What the operator says it is; undefined: as its headings do. */
  source?: MovingSource | undefined;
  locale: Locale;
}

/** Rows written at once. */
const batchRows = 500;

/**
 * Keeps the rows of a file of another system, and says what its columns are; no product and nobody is touched. The file goes to the disk as
 * it comes and is never held. Throws `no_permission`, `upload_too_large`, `import_format`, `import_empty`, `import_too_long`, and
 * `moving_unknown` or `moving_own_file` for what is no file of a system that is known.
 */
export async function openMoving(ctx: ServerContext, actor: Actor, file: Brought): Promise<number> {
  const { userId } = requireNode(actor, movingNode);
  const received = await receiveFile(ctx.env, file.content, movingLimits.bytes);
  try {
    const table = await openMovingTable({ ...received, name: file.name, source: file.source });
    return await keep(ctx, { userId, table, file, actor });
  } finally {
    await fs.rm(received.path, { force: true });
  }
}

async function keep(
  ctx: ServerContext,
  { userId, table, file, actor }: { userId: number; table: MovingTable; file: Brought; actor: Actor },
): Promise<number> {
  const { source, headings, mapping } = table;
  return ctx.db.transaction(async (tx) => {
    const options = defaultOptions(file.locale);
    const row = { userId, fileName: file.name.slice(-120), source, headings, mapping, options, rowCount: 0 };
    const id = await insertMovingImport(tx, row);
    let count = 0;
    let batch: MovingRow[] = [];
    for await (const { n, cells } of table.rows) {
      count += 1;
      if (count > movingLimits.rows)
        throw refuseFile('moving_too_long', { key: 'moving_too_long', values: { max: movingLimits.rows } });
      batch.push({ n, cells });
      if (batch.length < batchRows) continue;
      await insertMovingRows(tx, id, batch);
      batch = [];
    }
    await insertMovingRows(tx, id, batch);
    if (count === 0) throw refuseFile('import_empty');
    await updateMovingImport(tx, id, { rowCount: count });
    await logStatusChange(tx, {
      entityType: 'moving_import',
      entityId: id,
      from: null,
      to: 'uploaded',
      event: 'create',
      actor,
    });
    return id;
  });
}

function defaultOptions(locale: Locale) {
  return {
    language: locale,
    rate: '1',
    unit: 'piece',
    lead_days_min: 1,
    lead_days_max: 3,
    category: sentence(locale ?? defaultLocale, 'integrationsMovingNotes.otherCategory'),
    as_drafts: false,
    pictures: true,
    redirects: true,
    passwords: true,
    balances: true,
    currency: 'CNY',
    in_cents: false,
  };
}

/**
 * Keeps a ZIP of the pictures that an import names, in the place of the one before. Throws `no_permission`, `not_found`, `status_changed`
 * once it runs, `upload_too_large`, and `import_format` for what is no archive, or could unpack to more than it may.
 */
export async function keepPictureZip(
  ctx: ServerContext,
  actor: Actor,
  { id, name, content }: { id: number; name: string; content: Readable },
): Promise<void> {
  requireNode(actor, movingNode);
  const received = await receiveFile(ctx.env, content, movingLimits.zipBytes);
  try {
    const zip = await openPictureZip(received.path);
    await zip.close();
    if (zip.names.size === 0) throw refuseFile('import_format', { key: 'movingZipEmpty' });
    const file = await fs.open(received.path);
    const kept = { topic: 'moving', name, suffix: 'zip', mime: 'application/zip', content: file.createReadStream() };
    const { key } = await storePrivate(ctx, kept);
    await ctx.db.transaction(async (tx) => {
      const { status, zipKey } = await lockMovingImport(tx, id);
      if (status === 'running' || status === 'undoing' || status === 'undone') throw new DomainError('status_changed');
      if (zipKey !== null) await discardPrivate(tx, zipKey);
      await updateMovingImport(tx, id, { zipKey: key, zipCount: zip.names.size, updatedAt: ctx.clock.now() });
    });
  } finally {
    await fs.rm(received.path, { force: true });
  }
}
