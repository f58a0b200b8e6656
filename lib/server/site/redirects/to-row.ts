import { targetKey } from '#lib/routes/redirects/redirect-address.ts';
import type { Redirect } from '#lib/routes/redirects/redirect-map.ts';

/** A redirect as its table has it. */
export const toRow = ({ source, target, isPermanent }: Redirect) => ({
  source,
  target,
  targetKey: targetKey(target),
  isPermanent,
});
