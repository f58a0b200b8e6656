import type { CheckoutSource } from '#lib/contract/orders/member-checkout.ts';
import type { ServerContext } from '../../db/context.ts';
import { findPictureFiles, type PictureFile } from '../../files/index.ts';
import {
  type ConsentState,
  describeAddress,
  describeConsents,
  findDefaultAddress,
  getAddress,
} from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import type { AddressSnapshot } from '../../orders/index.ts';
import { getSettings } from '../../site/index.ts';
import { getUserBalances } from '../../wallet/index.ts';
import { arrivalDays } from './pieces/arrival-days.ts';
import { type Collected, readItems } from './pieces/collect-items.ts';
import { type PricedCheckout, priceCheckout } from './pieces/price-checkout.ts';

export interface CheckoutInput {
  what: CheckoutSource;
  /** One of the own addresses; undefined: the default one where there is one. */
  addressId?: number | undefined;
  points: number;
}

export interface ShownCheckout extends PricedCheckout {
  address: AddressSnapshot | null;
  pointsOwned: number;
  problems: Collected['problems'];
  pictures: ReadonlyMap<number, PictureFile>;
  /** Working days until what is sent can be there at the earliest, once paid. */
  arrivalDays: number | undefined;
  /** What the order agrees to. */
  consents: ConsentState;
}

/**
 * What an order would cost now, and what stands in its way. Writes nothing. Throws `not_found` for a foreign address, and
 * what `readItems` throws.
 */
export async function previewOrder(
  ctx: ServerContext,
  { userId }: Member,
  input: CheckoutInput,
): Promise<ShownCheckout> {
  const collected = await readItems(ctx, { userId, what: input.what });
  const address = await findAddress(ctx, userId, input.addressId);
  const [{ points: owned }, consents] = await Promise.all([
    getUserBalances(ctx.db, userId),
    describeConsents(ctx, userId),
  ]);
  const settings = await getSettings(ctx);
  const priced = priceCheckout(collected, { settings, address, points: input.points, owned });
  const arrival = await arrivalDays(ctx.db, collected, { settings, address });
  const pictures = await findPictureFiles(
    ctx.db,
    collected.items.map(({ pictureFileId }) => pictureFileId),
  );
  const shownAddress = priced.needsAddress ? (address ?? null) : null;
  const shown = { address: shownAddress, pointsOwned: owned, problems: collected.problems, pictures, consents };
  return { ...priced, ...shown, arrivalDays: arrival };
}

async function findAddress(ctx: ServerContext, userId: number, id?: number): Promise<AddressSnapshot | undefined> {
  const address = id === undefined ? await findDefaultAddress(ctx.db, userId) : await getAddress(ctx, userId, id);
  return address && describeAddress(address);
}
