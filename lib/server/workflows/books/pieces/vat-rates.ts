import type { Executor } from '#lib/server/db/connection.ts';
import { platform, readIssuer } from '#lib/server/invoices/index.ts';
import type { Settings } from '#lib/server/site/index.ts';

/** In basis points; 0: none is inside. */
export interface VatRates {
  /** Of the platform's fees. */
  feeBp: number;
  /** Of own goods whose category names no other. */
  goodsBp: number;
  /** As for a small taxpayer the rates are the same for everything, whatever categories say. */
  isFlat: boolean;
}

/** As the settings have them; where the platform issues everything at one rate, that one. */
export async function readVatRates(
  db: Executor,
  settings: Pick<Settings, 'books.feeVatBp' | 'books.goodsVatBp'>,
): Promise<VatRates> {
  const { flatTaxBp } = await readIssuer(db, platform);
  return {
    feeBp: flatTaxBp ?? settings['books.feeVatBp'],
    goodsBp: flatTaxBp ?? settings['books.goodsVatBp'],
    isFlat: flatTaxBp !== null,
  };
}
