'use client';

import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react';

/*
 * The parts of buying that a product page carries from the start share a file, because every file of its own costs the
 * storefront some script; what they do is fetched when somebody is there to do it.
 */

const Configurator = lazy(() => import('./product-configurator.tsx'));
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** The shape of a configurator, and the configurator itself as soon as somebody moves. */
export function LazyConfigurator({ product, children }: { product: number; children: ReactNode }) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    const wake = () => setAwake(true);
    for (const sign of signsOfLife) addEventListener(sign, wake, { once: true, passive: true });
    return () => {
      for (const sign of signsOfLife) removeEventListener(sign, wake);
    };
  }, []);
  if (!isAwake) return children;
  return (
    <Suspense fallback={children}>
      <Configurator product={product}>{children}</Configurator>
    </Suspense>
  );
}

/** Takes the version and quantity of the form around it into the basket, or to where it is ordered. */
export function BuyButtons({ add, buy }: { add: string; buy: string }) {
  const act = async ({ currentTarget: { form, value } }: MouseEvent<HTMLButtonElement>) => {
    const { buyReady } = await import('./buy-ready.ts');
    if (form) await buyReady(new FormData(form), value);
  };
  return Object.entries({ add, buy }).map(([way, text]) => (
    <button key={way} type="button" value={way} onClick={act}>
      {text}
    </button>
  ));
}
