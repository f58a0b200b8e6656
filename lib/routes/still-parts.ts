/**
 * What of one page is markup alone and never becomes data for the browser, by name: put there by the server components, taken
 * by the pass that makes the HTML. Next bundles the two apart, so they meet in the global object (docs/adr/0038).
 */
export interface StillParts {
  /** Whether the answer is this one document and nothing else: then its parts may be left out of the data. */
  mayLeaveOut: boolean;
  put(name: string, html: string): void;
  get(name: string): string | undefined;
  /** Elements without state or effects as markup. */
  toMarkup(node: unknown): string;
}

const slot = Symbol.for('storefront.pages.still');
type Slot = Record<symbol, (() => StillParts | undefined) | undefined>;

/** Called once by the process: how a page finds its own parts. */
export function provideStillParts(find: () => StillParts | undefined): void {
  (globalThis as unknown as Slot)[slot] = find;
}

/** Those of the document that is being made; undefined for what the router reads, in the browser, and without a process around. */
export const stillParts = (): StillParts | undefined => (globalThis as unknown as Slot)[slot]?.();
