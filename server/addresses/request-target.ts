import type { IncomingMessage, ServerResponse } from 'node:http';

const authority = /^https?:\/\/([^\s/?#@\\]+)(?=[/?]|$)/i;

/**
 * Reads the forms of a request target that are no plain path (RFC 9112 §3.2): a whole address becomes its path, and its
 * host the host that was asked for, as every server must; `OPTIONS *` asks what the server as a whole can do. Answers
 * what means nothing itself, and then `false`.
 */
export function readTarget(request: IncomingMessage, response: ServerResponse): boolean {
  const target = request.url ?? '';
  // Two hosts: what stands in front may have believed the other one (RFC 9112 §3.2).
  if (request.rawHeaders.filter(isHost).length > 1) return end(response, 400);
  // HTTP/1.0 knows no host; those who look after servers still ask by it.
  if (!request.headers.host) writeHost(request, 'localhost');
  if (target.startsWith('/')) return true;
  if (target === '*' && request.method === 'OPTIONS') return end(response, 204);
  const [start, host] = authority.exec(target) ?? [];
  if (start === undefined || host === undefined) return end(response, 400);
  const path = target.slice(start.length);
  request.url = path.startsWith('/') ? path : `/${path}`;
  writeHost(request, host);
  return true;
}

/** Of raw headers, which are names and values in turn. */
const isHost = (name: string, index: number) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host';

/** The headers stand twice in a request: read by Node, and as they came. */
function writeHost(request: IncomingMessage, host: string): void {
  request.headers.host = host;
  const { rawHeaders } = request;
  const place = rawHeaders.findIndex(isHost);
  if (place >= 0) rawHeaders[place + 1] = host;
  else rawHeaders.push('host', host);
}

function end(response: ServerResponse, status: 204 | 400): false {
  if (status === 204) response.setHeader('allow', 'GET, HEAD, POST, OPTIONS');
  else response.setHeader('connection', 'close');
  response.writeHead(status, { 'cache-control': 'no-store', ...(status === 400 && { 'content-length': 0 }) });
  response.end();
  return false;
}
