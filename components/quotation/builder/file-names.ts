import type { ArtworkFacts } from '../artwork/artwork-facts.ts';

const storageKey = 'quotationFileNames';
const kept = 50;

interface KnownFile {
  url: string;
  name: string;
  /** What was found in it before it was sent. */
  facts?: ArtworkFacts | undefined;
}

function read(): KnownFile[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((each) =>
      Array.isArray(each) ? [{ url: String(each[0]), name: String(each[1]), facts: each[2] as ArtworkFacts }] : [],
    );
  } catch {
    return [];
  }
}

/** An answer holds only the addresses of files: what is known of them stays with this browser. */
export function rememberFile({ url, name, facts }: KnownFile): void {
  try {
    const files = [...read().filter((known) => known.url !== url), { url, name, facts }].slice(-kept);
    localStorage.setItem(storageKey, JSON.stringify(files.map((file) => [file.url, file.name, file.facts])));
  } catch {
    // Storage is forbidden: the end of the address is a name too.
  }
}

export function knownFile(url: string): KnownFile {
  return read().find((known) => known.url === url) ?? { url, name: url.split('/').at(-1) ?? url };
}
