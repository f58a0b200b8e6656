import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';

const policyHeader = 'content-security-policy';
const anyInline = "'unsafe-inline'";

/** Scripts in the page itself, with what they say; data in a script element runs nothing and needs no permission. */
const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const isData = /\stype="(?:application\/(?:ld\+)?json|text\/(?!javascript)[^"]*)"/;

/**
 * The policy of a finished page names its own inline scripts by what they hash to, instead of allowing any: whatever else gets
 * into its bytes does not run (docs/adr/0011).
 */
export function nameInlineScripts(headers: OutgoingHttpHeaders, body: Buffer): OutgoingHttpHeaders {
  const policy = headers[policyHeader];
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  if (typeof policy !== 'string' || !isPage) return headers;
  const hashes = new Set<string>();
  for (const [, attributes = '', script = ''] of body.toString('utf8').matchAll(inlineScript)) {
    if (isData.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  const named = policy.replace(`script-src 'self' ${anyInline}`, ["script-src 'self'", ...hashes].join(' '));
  return { ...headers, [policyHeader]: named };
}
