import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

/**
 * Kept pages are the same bytes for everybody, so their inline scripts cannot carry a nonce; everything from elsewhere is
 * still refused. Pictures may come from a CDN, calls may go to another API server, both over https.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "connect-src 'self' https:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

const securityHeaders = [
  // Next's development mode evaluates code and talks over a socket.
  ...(process.env.NODE_ENV === 'production' ? [{ key: 'Content-Security-Policy', value: contentSecurityPolicy }] : []),
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

const config: NextConfig = {
  // A test run builds into a folder of its own, beside the one a running shop serves from.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  reactStrictMode: true,
  poweredByHeader: false,
  // `npm test` checks the types; a shop that starts must not fail on a test file's.
  typescript: { ignoreBuildErrors: true },
  // A trailing slash is another address here, and unknown (specification §2): no redirect may hide that.
  skipTrailingSlashRedirect: true,
  experimental: {
    // Rendered pages live in memory: what a database change made stale must not come back from disk after a restart.
    isrFlushToDisk: false,
  },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
};

export default withNextIntl(config);
