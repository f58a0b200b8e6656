import { ownFolderOf } from '../beside/own-folders.ts';
import { withoutLanguage } from '../language-prefix.ts';
import { matchRoute } from '../match-route.ts';
import { namedRecord } from '../named-record.ts';

const ownFiles = new Set(['/robots.txt', '/sitemap.xml', '/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);

/** Whether the shop always has something at a path: a page of the route table that names no record, a file, a call. */
export function isOwnAddress(path: string): boolean {
  if (ownFolderOf(path) !== undefined || ownFiles.has(path)) return true;
  const match = matchRoute(withoutLanguage(path) || '/');
  return match !== undefined && namedRecord(match, new URLSearchParams()) === undefined;
}
