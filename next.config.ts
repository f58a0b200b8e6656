import fs from 'node:fs';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

/** The Content-Security-Policy differs from page to page: the middleware sets it. */
const securityHeaders = [
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
  // In development Next refuses its own reload socket at any other name than localhost, and the page stays dead.
  allowedDevOrigins: ['127.0.0.1'],
  // `npm test` checks the types; a shop that starts must not fail on a test file's.
  typescript: { ignoreBuildErrors: true },
  // A trailing slash is another address here, and unknown (specification §2): no redirect may hide that.
  skipTrailingSlashRedirect: true,
  // Pictures come in the sizes they are shown in: Next's own drawing of others would be anybody's to order.
  images: { unoptimized: true },
  // Of pages and data, counted in letters. Beyond it go the ones that nobody has asked for longest.
  cacheMaxMemorySize: 64 * 1024 * 1024,
  experimental: {
    // Rendered pages live in memory: what a database change made stale must not come back from disk after a restart.
    isrFlushToDisk: false,
    // What a later build reads again is written for twenty seconds: neither a first start waits for that, nor a test run, which
    // mostly builds once.
    turbopackFileSystemCacheForBuild: !process.env.NEXT_DIST_DIR && fs.existsSync('.next/BUILD_ID'),
  },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
};

/**
 * The plugin tells the build where the words of a request come from; a built shop knows. It is left out where nothing is built:
 * otherwise each start loads a compiler. For the same reason Node itself reads this file (`server/pages/create-next.ts`).
 */
export default async (phase: string): Promise<NextConfig> => {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin('./lib/i18n/request.ts')(config);
};
