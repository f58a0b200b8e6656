import type { ArtworkFacts } from './artwork-facts.ts';
import { readArtwork } from './read-artwork.ts';

export const look = (bytes: Uint8Array | string, name = 'a.pdf') => readArtwork(new File([bytes as BlobPart], name));
export const latin = (text: string) => Buffer.from(text, 'latin1');
export const unread = (reason: string) => ({ kind: 'unread', reason });

export function millimetres(facts: ArtworkFacts): number[] {
  if (facts.kind !== 'pages') throw new Error(JSON.stringify(facts));
  return [facts.size.width, facts.size.height].map(Math.round);
}
