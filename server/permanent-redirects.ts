import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Mends what a kept page says when it leads on for good. It is the same for everybody and knows no query: what was asked
 * for goes along, unless the target has a query of its own. And when Next has just made the page, it names the target
 * twice.
 */
export function mendRedirects(request: Pick<IncomingMessage, 'url'>, response: ServerResponse): void {
  const query = (request.url ?? '').split('?').slice(1).join('?');
  const write = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = ((...given: unknown[]) => {
    const [target] = [response.getHeader('location')].flat();
    if (given[0] === 308 && typeof target === 'string') {
      response.setHeader('location', query === '' || target.includes('?') ? target : `${target}?${query}`);
    }
    return write(...given);
  }) as typeof response.writeHead;
}
