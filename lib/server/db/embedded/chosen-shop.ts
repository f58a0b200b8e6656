import fs from 'node:fs';
import path from 'node:path';
import { toFileError } from './embedded-errors.ts';

/** What a data folder can be the home of: the demo shop, and beside it a shop of one's own, which begins empty. */
export const shopKinds = ['demo', 'empty'] as const;
export type ShopKind = (typeof shopKinds)[number];

/** A whole data folder of its own: another database, other files, and secrets that no login of the demo shop knows. */
const ownFolder = 'own-shop';
const recordFile = 'shop.json';

/**
 * Where the shop's data lies: the demo shop's in the data folder itself, those of one's own in a folder in it. Without an answer to
 * `asked` it is the one that was chosen at the desk, else the one that is there; a new folder begins as the demo shop.
 */
export function chooseShop(home: string, asked?: ShopKind): { kind: ShopKind; folder: string } {
  const folder = folderOf(home, 'empty');
  // A child of the start was told the folder already.
  if (asked === 'empty' && path.basename(path.resolve(home)) === ownFolder) return { kind: 'empty', folder: home };
  const kind = asked ?? readChoice(home) ?? (!hasShopOf(home, 'demo') && hasShopOf(home, 'empty') ? 'empty' : 'demo');
  return { kind, folder: kind === 'empty' ? folder : home };
}

/** From the next start on it is this one. Throws an `EmbeddedDatabaseError` where the folder cannot be written. */
export function rememberShop(home: string, kind: ShopKind): void {
  const file = path.join(home, recordFile);
  const draft = `${file}.new`;
  try {
    fs.writeFileSync(draft, `${JSON.stringify({ shop: kind })}\n`, { flush: true });
    fs.renameSync(draft, file);
  } catch (error) {
    throw toFileError(error, file);
  }
}

/** What was chosen for the next start; undefined: nobody has chosen. A damaged record counts as none. */
export function readChoice(home: string): ShopKind | undefined {
  try {
    const { shop } = JSON.parse(fs.readFileSync(path.join(home, recordFile), 'utf8')) as { shop?: unknown };
    return shopKinds.find((kind) => kind === shop);
  } catch {
    return undefined;
  }
}

/** The folder that both shops of a data folder lie in. */
export const homeOf = (dataDir: string, kind: ShopKind): string =>
  kind === 'empty' ? path.dirname(path.resolve(dataDir)) : path.resolve(dataDir);

export const hasShopOf = (home: string, kind: ShopKind): boolean =>
  fs.existsSync(path.join(folderOf(home, kind), 'postgres'));

export const folderOf = (home: string, kind: ShopKind): string =>
  kind === 'empty' ? path.join(home, ownFolder) : home;
