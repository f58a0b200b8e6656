import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { provideStaticParts, type StaticParts } from '#lib/routes/static-parts.ts';

const pages = new AsyncLocalStorage<StaticParts>();

/** From here on pages find their static parts. */
export const startStaticParts = (): void => provideStaticParts(() => pages.getStore());

/**
 * Runs the making of a page. A document may leave its static parts out of the data for the browser where the middleware finds
 * that Next keeps nothing of it; what the router of the browser reads carries everything, since there is no document there yet.
 */
export function aroundDocument<Result>({ headers, method }: IncomingMessage, run: () => Result): Result {
  const isRead = method === 'GET' || method === 'HEAD';
  return headers.rsc === undefined && isRead ? pages.run(createParts(), run) : run();
}

function createParts(): StaticParts {
  const parts = new Map<string, string>();
  return {
    mayLeaveOut: false,
    put: (name, html) => void parts.set(name, html),
    get: (name) => parts.get(name),
    toMarkup: (node) => renderToStaticMarkup(node as ReactNode),
  };
}
