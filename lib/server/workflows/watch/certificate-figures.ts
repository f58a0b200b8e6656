import type { ServerContext } from '../../db/context.ts';
import { type Figure, figure } from '../../observe/recorder.ts';
import { findCertificates } from '../system/pieces/certificates.ts';
import { testService } from '../system/test-service.ts';

/** How often the shop is asked by its public address, at most. */
const lookInMs = 60_000;

/** The public address: whether it answers, and the end of its certificate as it was last seen. */
interface Address {
  isUp: boolean;
  endsAt: Date | undefined;
}

/**
 * When certificates end: of the public address, asked as visitors ask, and those among the settings. Nobody waits for an answer of
 * the address: told is what was found the time before. Ask the same one each time.
 */
export function watchCertificates(
  ctx: ServerContext,
  ask: () => Promise<Address> = () => askAddress(ctx),
  againInMs = lookInMs,
): () => Figure[] {
  let known: Address | undefined;
  let lookedAt: number | undefined;
  const look = () => {
    lookedAt = performance.now();
    const note = (found: Address) => {
      // An address whose certificate has ended answers nothing at all: its end is still known.
      known = { isUp: found.isUp, endsAt: found.endsAt ?? known?.endsAt };
    };
    void ask().then(note, () => undefined);
  };
  return () => {
    const isAsked = ctx.env.IS_PUBLIC_URL_SET && (lookedAt === undefined || performance.now() - lookedAt >= againInMs);
    if (isAsked) look();
    const secondsLeft = (end: Date) => (end.getTime() - ctx.clock.now().getTime()) / 1000;
    const ends = new Map<string, Date>();
    // Those that end first come first; of several in one setting the first counts.
    for (const { setting, endsAt } of findCertificates(ctx.env)) if (!ends.has(setting)) ends.set(setting, endsAt);
    if (known?.endsAt) ends.set('PUBLIC_URL', known.endsAt);
    return [
      ...(known ? [figure('shop_address_up', known.isUp ? 1 : 0, {})] : []),
      ...[...ends].map(([setting, end]) => figure('shop_certificate_left_seconds', secondsLeft(end), { setting })),
    ];
  };
}

async function askAddress(ctx: ServerContext): Promise<Address> {
  const { outcome, certificateEndsAt } = await testService(ctx, 'address');
  return { isUp: outcome === 'ok', endsAt: certificateEndsAt ?? undefined };
}
