import type { Look } from '#lib/contract/site/look.ts';
import type { ShownLook } from '#lib/contract/site/shop-look.ts';
import type { ServerContext } from '../../db/context.ts';
import { iconOf } from '../../files/index.ts';
import { derivePalettes, getLiveLook, hasDefaultColours } from '../../site/index.ts';

/** The look that visitors see, as pages show it. */
export async function showLiveLook(ctx: ServerContext): Promise<ShownLook> {
  return showLook(ctx, await getLiveLook(ctx));
}

/** A look as pages show it: its palettes worked out, and an icon where none was chosen. */
export async function showLook(ctx: ServerContext, { id, look }: { id: number; look: Look }): Promise<ShownLook> {
  const { shape, density, heading_font, text_font, logo, logo_dark, share } = look;
  return {
    version: id,
    palettes: hasDefaultColours(look) ? null : derivePalettes(look),
    ...{ shape, density, heading_font, text_font, logo, logo_dark, share },
    icon: await iconOf(ctx, look),
  };
}
