'use client';

import { useSearchParams } from 'next/navigation';
import { leaveFor } from '#components/ui/use-navigation.ts';
import { paths } from '#lib/routes/paths.ts';
import { AuthPanel } from './auth-panel.tsx';
import { goToTarget } from './go-to-target.ts';

/** The forms on a page of their own; afterwards to `?to=`, else where the server proposes, else home. */
export function LoginScreen() {
  const query = useSearchParams();
  const onDone = (routePath: string) => {
    const hasLeft = goToTarget(query.get('to') ?? undefined) || goToTarget(routePath);
    if (!hasLeft) leaveFor(paths.home);
  };
  return <AuthPanel firstTab={query.get('tab') === 'register' ? 'register' : 'login'} onDone={onDone} />;
}
