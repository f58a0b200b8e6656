import type { Look } from '#lib/contract/site/look.ts';
import { defaultLocale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import { derivePalettes, drawMonogram, getLiveLook, getSettings } from '../../site/index.ts';
import { saveDerived } from './save-derived.ts';

/** Address of the icon of a look: what was chosen, else the first letter of the shop's name in its colour. */
export async function iconOf(ctx: ServerContext, look: Look): Promise<string> {
  if (look.icon) return look.icon;
  const name = (await getSettings(ctx))['site.name'][defaultLocale];
  const { primaryFill, onPrimary } = derivePalettes(look).light;
  return saveDerived(ctx.env, 'look', drawMonogram({ name, ground: primaryFill, ink: onPrimary }));
}

/** Address of the icon that visitors see. */
export const liveIcon = async (ctx: ServerContext): Promise<string> => iconOf(ctx, (await getLiveLook(ctx)).look);
