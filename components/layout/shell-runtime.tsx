'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { watchBuild } from '#lib/utils/page/build-update.ts';
import { stopProgress } from '#lib/utils/page/navigation-progress.ts';
import { forgetTyping } from '#lib/utils/page/quiet-page.ts';
import { listenToPage } from './page-events.ts';

/** Brings the static shell to life. Shows nothing. */
export function ShellRuntime({ buildId }: { buildId: string }) {
  const router = useRouter();
  useEffect(() => listenToPage(router), [router]);
  useEffect(() => watchBuild(buildId), [buildId]);
  return (
    <Suspense>
      <NavigationEnd />
    </Suspense>
  );
}

/** A new address is on the screen: the bar has done its work. */
function NavigationEnd() {
  const path = usePathname();
  const address = `${path}?${useSearchParams()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what ends it
  useEffect(forgetTyping, [path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what ends a navigation
  useEffect(() => void stopProgress(), [address]);
  return null;
}
