import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A kept page that leads on for good is the same for everybody and knows no query: what was asked for goes along. A
 * target with a query of its own stays as it is.
 */
export function keepQuery(request: Pick<IncomingMessage, 'url'>, response: ServerResponse): void {
  const query = (request.url ?? '').split('?').slice(1).join('?');
  if (query === '') return;
  const write = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = ((...given: unknown[]) => {
    const target = response.getHeader('location');
    const isKept = given[0] === 308 && typeof target === 'string' && !target.includes('?');
    if (isKept) response.setHeader('location', `${target}?${query}`);
    return write(...given);
  }) as typeof response.writeHead;
}
