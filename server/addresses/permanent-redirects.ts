import type { IncomingMessage, ServerResponse } from 'node:http';
import { beforeHead } from '../before-head.ts';

/**
 * Mends what a cached page says when it leads on for good. It is the same for everybody and knows no query: what was asked
 * for goes along, unless the target has a query of its own. And when Next has just made the page, it names the target
 * twice.
 */
export function mendRedirects(request: Pick<IncomingMessage, 'url'>, response: ServerResponse): void {
  const query = (request.url ?? '').split('?').slice(1).join('?');
  beforeHead(response, (status) => {
    const [target] = [response.getHeader('location')].flat();
    if (status === 308 && typeof target === 'string') {
      response.setHeader('location', query === '' || target.includes('?') ? target : `${target}?${query}`);
    }
    return status;
  });
}
