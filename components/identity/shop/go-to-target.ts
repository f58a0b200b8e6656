import { leaveFor } from '#components/ui/hooks/use-navigation.ts';
import { safeTarget } from '#lib/routes/guards/safe-target.ts';
import { matchRoute } from '#lib/routes/match-route.ts';

/** Goes where the person wanted to go. Where nothing is, we stay. */
export function goToTarget(target: string | undefined): boolean {
  const safe = safeTarget(target);
  const path = safe?.split(/[?#]/)[0] ?? '';
  if (!safe || !matchRoute(path)) return false;
  leaveFor(safe);
  return true;
}
