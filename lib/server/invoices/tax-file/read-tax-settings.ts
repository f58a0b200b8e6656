import type { ServerContext } from '../../db/context.ts';
import { getSettings, type Settings } from '../../site/index.ts';
import { type Issuer, readIssuer } from '../issuers/issuers.ts';

/** How files go to the tax software of whoever issues and come back: by its own columns, or as the shop says. */
export async function readTaxSettings(ctx: ServerContext, issuer: Issuer): Promise<Settings> {
  const [settings, { fileColumns, resultColumns }] = await Promise.all([getSettings(ctx), readIssuer(ctx.db, issuer)]);
  return {
    ...settings,
    ...(fileColumns && { 'invoice.fileColumns': fileColumns }),
    ...(resultColumns && { 'invoice.resultColumns': resultColumns }),
  };
}
