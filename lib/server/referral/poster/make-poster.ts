import type { ProductDetail } from '#lib/contract/catalogue/shop-records.ts';
import { sharedCode } from '#lib/contract/referral/campaign.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { paths } from '#lib/routes/paths.ts';
import { getProduct } from '../../catalogue/index.ts';
import type { ServerContext } from '../../db/context.ts';
import { paperMark, readPublicFile, squareMark } from '../../files/index.ts';
import { drawApart } from '../../kernel/drawing/draw-apart.ts';
import { DomainError } from '../../kernel/errors.ts';
import { derivePalettes, getLiveLook, getSettings } from '../../site/index.ts';
import { describeStanding } from '../describe-standing.ts';
import type { PosterContent } from './poster-content.ts';

interface PosterRequest {
  userId: number;
  /** Undefined: of the shop itself. */
  productId: number | undefined;
  campaign: string;
  locale: Locale;
}

const worker = new URL('./poster-worker.ts', import.meta.url);

/**
 * A picture to hand out, of the shop or of one of its products, with the own link as a code for cameras. It is drawn for who
 * asks, and not kept. Throws `not_found` for whoever may not promote, and for a product that is not in the shop.
 */
export async function makePoster(
  ctx: ServerContext,
  { userId, productId, campaign, locale }: PosterRequest,
): Promise<{ name: string; bytes: Buffer }> {
  const [standing, settings, product] = await Promise.all([
    describeStanding(ctx, userId),
    getSettings(ctx),
    productId === undefined ? undefined : getProduct(ctx, { id: productId }, { locale }),
  ]);
  if (!standing.isOpen || !standing.mayPromote) throw new DomainError('not_found');
  const say = (key: string, values = {}) => sentence(locale, `referralPoster.${key}`, values);
  const shop = settings['site.name'][locale];
  const page = new URL(product ? paths.product(product.slug) : paths.home, ctx.env.PUBLIC_URL);
  const link = `${page}?sp_uid=${encodeURIComponent(sharedCode(standing.code, campaign))}`;
  const content: PosterContent = {
    ...{ shop, link },
    ...(await dress(ctx)),
    title: product?.name ?? say('shop'),
    text: product ? say('product') : page.host,
    price: product ? priceOf(product, locale) : '',
    picture: await pictureOf(ctx, product),
    scan: say('scan'),
    code: say('code', { code: standing.code }),
    lacking: { characters: '{characters}', pattern: say('lacking', { characters: '{characters}' }) },
  };
  return { name: say('file', { name: product?.name ?? shop }), bytes: await drawApart(worker, content) };
}

/** By day: a poster is printed as often as it is shown. */
async function dress(ctx: ServerContext): Promise<Pick<PosterContent, 'mark' | 'icon' | 'colours'>> {
  const [{ look }, mark, icon] = await Promise.all([getLiveLook(ctx), paperMark(ctx), squareMark(ctx)]);
  const { paper, ink, ink2, primarySoft, accent } = derivePalettes(look).light;
  return { mark, icon, colours: { paper, ink, quiet: ink2, ground: primarySoft, price: accent } };
}

/** What can really be paid at least; nothing where a seller names the price. */
function priceOf({ start, price }: ProductDetail, locale: Locale): string {
  const amount = start?.amount ?? price;
  return amount === null ? '' : sentence(locale, 'referralPoster.from', { price: formatMoney(locale, amount) });
}

async function pictureOf(ctx: ServerContext, product: ProductDetail | undefined): Promise<Buffer | undefined> {
  const [first] = product?.pictures ?? [];
  return first && readPublicFile(ctx, first.url);
}
