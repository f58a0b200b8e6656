'use client';

import { lazy, type MouseEvent, type ReactNode } from 'react';
import { EarlyForm } from '#components/ui/early-form.tsx';
import type { ConfiguratorProps } from './product-configurator.tsx';

/*
 * The parts of buying that a product page carries from the start share a file, because every file of its own costs the
 * storefront some script; what they do is fetched when somebody is there to do it.
 */

const Configurator = lazy(() => import('./product-configurator.tsx'));

/** The shape of a configurator, and the configurator itself as soon as somebody moves. */
export function LazyConfigurator({ children, ...props }: Omit<ConfiguratorProps, 'arrival'> & { children: ReactNode }) {
  return <EarlyForm live={(arrival) => <Configurator {...props} arrival={arrival} />}>{children}</EarlyForm>;
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
