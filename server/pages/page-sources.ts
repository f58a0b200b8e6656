import { type PageSources, webOrigin } from '#lib/routes/guards/security-policy.ts';

/** What of the site's settings names another host. */
interface SiteHosts {
  cdnUrl: string;
  apiUrl: string;
  logo: string;
}

interface SourceOptions {
  read: () => Promise<SiteHosts>;
  /** Stored files are led to there. */
  bucketUrl: string | undefined;
}

/**
 * Where a page may take pictures from and send calls to beside the shop itself, read once and again after it was forgotten. While
 * the settings cannot be read it is nowhere else: a page that could need more cannot be made then either.
 */
export function createPageSources({ read, bucketUrl }: SourceOptions): { now(): Promise<PageSources>; forget(): void } {
  let known: Promise<PageSources> | undefined;
  const learn = async (): Promise<PageSources> => {
    const { cdnUrl, apiUrl, logo } = await read();
    return { pictures: originsOf(cdnUrl, logo, bucketUrl), calls: originsOf(apiUrl) };
  };
  const forget = () => {
    known = undefined;
  };
  return {
    now: () => {
      if (known) return known;
      const reading = learn();
      known = reading;
      return reading.catch(() => {
        if (known === reading) forget();
        return { pictures: originsOf(bucketUrl), calls: [] };
      });
    },
    forget,
  };
}

/** Addresses without a protocol are the shop's own. */
const originsOf = (...addresses: (string | undefined)[]): string[] => [
  ...new Set(addresses.flatMap((address) => webOrigin(address ?? '') ?? [])),
];
