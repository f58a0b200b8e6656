import { processSlot } from '#lib/utils/process-slot.ts';

/**
 * What of one page is markup alone and never becomes data for the browser, by name: put there by the server components, taken
 * by the pass that makes the HTML. Next bundles the two apart, so they meet in the global object (docs/adr/0038).
 */
export interface StaticParts {
  /** Whether the answer is this one document and nothing else: then its parts may be left out of the data. */
  mayLeaveOut: boolean;
  put(name: string, html: string): void;
  get(name: string): string | undefined;
  /** Elements without state or effects as markup. */
  toMarkup(node: unknown): string;
}

const finding = processSlot<() => StaticParts | undefined>('pages.static');

/** Called once by the process: how a page finds its own parts. */
export const provideStaticParts = finding.provide;

/** Those of the document that is being made; undefined for what the router reads, in the browser, and without a process around. */
export const staticParts = (): StaticParts | undefined => finding.take()?.();
