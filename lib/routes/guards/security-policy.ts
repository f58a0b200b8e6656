/** What the policy of one answer needs to know. */
interface PolicyFacts {
  /** Allows the inline scripts that carry it; undefined for cached pages, whose scripts are named when they are finished. */
  nonce?: string | undefined;
  /** `sha256-…` of the one inline script that is the same on every page. */
  scriptHash: string;
  /** The origin that the page shows in a frame. */
  frame?: string | undefined;
  sources?: PageSources | undefined;
}

/** Where else than from the shop itself a page may take something: origins, as `https://cdn.example`. */
export interface PageSources {
  pictures: readonly string[];
  calls: readonly string[];
}

/**
 * The Content-Security-Policy of a page. A page rendered for one request allows only inline scripts with its nonce;
 * cached pages are the same bytes for everybody and cannot carry one: in place of what is said here they name their own by
 * hashes (`server/page-cache`). Everything from elsewhere is refused: pictures come from the CDN and the bucket, calls go to the API, that
 * the settings name.
 */
export function securityPolicy({ nonce, scriptHash, frame, sources }: PolicyFacts): string {
  const inline = nonce ? `'nonce-${nonce}' '${scriptHash}'` : "'unsafe-inline'";
  return [
    "default-src 'self'",
    `script-src 'self' ${inline}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...(sources?.pictures ?? [])].join(' '),
    ["connect-src 'self'", ...(sources?.calls ?? [])].join(' '),
    `frame-src 'self'${frame ? ` ${frame}` : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** A plain host: anything else, such as `*` or `;`, would say something else in a policy. */
const plainOrigin = /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/;

/** The origin of an address that a frame may show: http or https, nothing else. */
export function frameOrigin(address: string): string | undefined {
  try {
    return webOrigin(decodeURIComponent(address));
  } catch {
    return undefined;
  }
}

/** The origin of an address on the web, as a policy may name it; undefined for what is none, a path of the shop too. */
export function webOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && plainOrigin.test(origin) ? origin : undefined;
}
