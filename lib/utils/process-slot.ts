/**
 * A place for what the process provides to its pages. Next bundles pages, middleware and what the process loads itself apart, so a
 * variable of a module would be there several times; they meet in the global object. What is taken is undefined where there is no process
 * around, as in a test, in a build, and in the browser.
 */
export function processSlot<Provided>(name: string) {
  const slots = globalThis as Record<symbol, unknown>;
  const slot = Symbol.for(`storefront.${name}`);
  return {
    provide: (provided: Provided): void => {
      slots[slot] = provided;
    },
    take: (): Provided | undefined => slots[slot] as Provided | undefined,
  };
}
