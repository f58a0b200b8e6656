type Hear = (error: unknown, route: string) => void;

const slot = Symbol.for('storefront.page.faults');

/** Called once by the process; pages stand in a bundle of their own. */
export function providePageFaults(hear: Hear): void {
  (globalThis as Record<symbol, unknown>)[slot] = hear;
}

/** Tells the process of a page that could not be made. */
export function tellPageFault(error: unknown, route: string): void {
  ((globalThis as Record<symbol, unknown>)[slot] as Hear | undefined)?.(error, route);
}
