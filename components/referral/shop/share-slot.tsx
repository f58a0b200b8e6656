'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isLoggedIn, onStoredUserChange } from '#lib/session/stored-user.ts';
import type { ShareWords } from './share-strip.tsx';

const ShareStrip = lazy(() => import('./share-strip.tsx'));

/** What a promoter would earn by a product, fetched only for members: the page itself knows nobody. */
export function ShareSlot({ product, words }: { product: number; words: ShareWords }) {
  const isMember = useSyncExternalStore(onStoredUserChange, () => isLoggedIn(), notYet);
  return (
    isMember && (
      <Suspense>
        <ShareStrip product={product} words={words} />
      </Suspense>
    )
  );
}

const notYet = () => false;
