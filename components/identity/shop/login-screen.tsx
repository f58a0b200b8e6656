'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { leaveFor } from '#components/ui/hooks/use-navigation.ts';
import { reasonOfTarget } from '#lib/routes/login-reason.ts';
import { paths } from '#lib/routes/paths.ts';
import { ArrivalScreen } from './arrival-screen.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { goToTarget } from './go-to-target.ts';
import { readArrival } from './provider-arrival.ts';

/** The forms on a page of their own; afterwards to `?to=`, else where the server proposes, else home. */
export function LoginScreen() {
  const query = useSearchParams();
  const [arrival] = useState(() => readArrival(query));
  const wanted = query.get('to') ?? undefined;
  const onDone = (routePath: string, target = wanted) => {
    const hasLeft = goToTarget(target) || goToTarget(routePath);
    if (!hasLeft) leaveFor(paths.home);
  };
  if (arrival) return <ArrivalScreen arrival={arrival} onDone={onDone} />;
  return (
    <AuthPanel
      firstTab={query.get('tab') === 'register' ? 'register' : 'login'}
      target={wanted}
      why={reasonOfTarget(wanted)}
      onDone={onDone}
    />
  );
}
