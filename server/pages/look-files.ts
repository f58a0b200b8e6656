import { readShownLook, readSiteConfig } from '#lib/api/site/shop-addresses.ts';
import type { ShownLook } from '#lib/contract/site/shop-look.ts';
import { publicEnv } from '#lib/env.ts';
import { defaultShownLook } from '#lib/look/default-look.ts';
import { type IconSize, iconAddress } from '#lib/look/icon-address.ts';
import { defaultPalettes } from '#lib/look/palette.ts';
import { lookParameter } from '#lib/look/preview-address.ts';
import { manifestPath } from '#lib/routes/icon-path.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import type { Listener } from '../tiers.ts';
import { answerFonts } from './font-files.ts';
import { answerLookPreview } from './look-preview.ts';

/** Addresses that browsers and others ask for by themselves, or that stand in mails of before, and the size of the icon that they mean. */
const icons: Record<string, IconSize> = {
  '/favicon.ico': 'ico',
  '/apple-touch-icon.png': 'apple',
  '/apple-touch-icon-precomposed.png': 'apple',
  '/icon-192.png': 'home',
  '/icon-512.png': 'large',
};

/** Other pictures of the look, which stood under these addresses before there was one. */
const pictures: Record<string, (look: ShownLook) => string> = {
  '/social.png': ({ share, icon }) => share || iconAddress(icon, 'large'),
  '/favicon.svg': ({ icon }) => icon,
  '/logo.svg': ({ logo, icon }) => logo || icon,
};

interface Known {
  look: ShownLook;
  name: string;
  cdnUrl: string;
}

/** Another server's API announces nothing here. */
const knownForMs = 60_000;

type Render = Parameters<typeof answerLookPreview>[2];

/**
 * What of the look has an address of its own: fonts, a page in a look that is not published, icons, the sharing picture, and what a browser reads before it puts the shop on a
 * screen of its own. Each leads to the stored file of the look that is live, or is written of it.
 */
export function createLookFiles(render: Render) {
  let known: { value: Promise<Known>; until: number } | undefined;
  const learn = async (): Promise<Known> => {
    const [look, { siteName, cdnUrl }] = await Promise.all([
      readShownLook().catch(() => defaultShownLook),
      readSiteConfig(),
    ]);
    return { look, name: siteName, cdnUrl };
  };
  const now = (): Promise<Known> => {
    if (known && known.until > performance.now()) return known.value;
    const value = learn();
    const entry = { value, until: publicEnv.apiUrl ? performance.now() + knownForMs : Number.POSITIVE_INFINITY };
    known = entry;
    value.catch(() => {
      if (known === entry) known = undefined;
    });
    return value;
  };
  return {
    forget: () => {
      known = undefined;
    },
    /** `false` for any other address. */
    answer: (...[request, response]: Parameters<Listener>): boolean | Promise<boolean> => {
      const [address = '', search = ''] = (request.url ?? '').split('?');
      if (search.includes(`${lookParameter}=`)) return answerLookPreview(request, response, render);
      if (address.startsWith('/static/fonts/')) return answerFonts(request, response);
      const isOurs = address === manifestPath || Object.hasOwn(pictures, address) || Object.hasOwn(icons, address);
      if (!isOurs || !/^(?:GET|HEAD)$/.test(request.method ?? '')) return false;
      return now().then(
        (found) => send(address, found, [request, response]),
        () => false,
      );
    },
  };
}

function send(address: string, known: Known, [request, response]: Parameters<Listener>): boolean {
  if (address === manifestPath) {
    const body = JSON.stringify(describe(known));
    response.writeHead(200, {
      'content-type': 'application/manifest+json',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }
  const { look, cdnUrl } = known;
  const size = icons[address];
  const target = size ? iconAddress(look.icon, size) : pictures[address]?.(look);
  if (!target) return false;
  response.writeHead(302, {
    location: fileAddress(cdnUrl, target),
    'cache-control': 'public, max-age=3600',
    'content-length': 0,
  });
  response.end();
  return true;
}

function describe({ look, name, cdnUrl }: Known) {
  const { paper, primaryFill } = (look.palettes ?? defaultPalettes).light;
  const at = (size: IconSize) => fileAddress(cdnUrl, iconAddress(look.icon, size));
  return {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: primaryFill,
    icons: look.icon
      ? [
          { src: at('home'), sizes: '192x192', type: 'image/png' },
          { src: at('large'), sizes: '512x512', type: 'image/png' },
          { src: at('maskable'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ]
      : [],
  };
}
