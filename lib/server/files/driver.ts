import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { shopDay } from '../kernel/clock.ts';

/** A place for bytes. Keys are the shop's; a driver knows nothing of who owns a file or who may see it. */
export interface FileDriver {
  /** Stores the whole draft under the key or nothing; the draft itself may be gone then. */
  put(key: string, draft: Draft): Promise<void>;
  /** Nothing when there are no such bytes. */
  open(key: string): Promise<OpenFile | undefined>;
  /** Succeeds when there is nothing to remove. */
  remove(key: string): Promise<void>;
}

/** Bytes on the local disk that are ready to be stored. */
export interface Draft {
  path: string;
  size: number;
  /** Hex. */
  sha256: string;
}

export interface OpenFile {
  size: number;
  /** Who does not read it to the end must destroy it. */
  content: Readable;
}

/**
 * The only shape of a key there is: whatever does not fit cannot leave its folder, because it names nothing in it.
 * `<topic>/<yyyymmdd>/<random>.<ending>`, or `<topic>/<name>.<ending>` for named files; private ones begin with
 * `private/`, which is no topic.
 */
export const keyPattern = /^(private\/)?(?!private\/)[a-z0-9_-]{1,40}\/(\d{8}\/)?[A-Za-z0-9_-]{8,80}\.[a-z0-9]{1,8}$/;

export function isPrivateKey(key: string): boolean {
  return key.startsWith('private/');
}

export function addressOf(key: string): string {
  return `/storage/${key}`;
}

/** A key nobody can guess, for files that come from outside. */
export function newFileKey(topic: string, ending: string, now: Date): string {
  return `${topic}/${shopDay(now).replaceAll('-', '')}/${randomBytes(12).toString('base64url')}.${ending}`;
}

/** What a browser may show in place; everything else is offered as a download, so that no upload can act as a page. */
const shownTypes: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
};

/** Of the look and the library alone: drawings are cleaned on their way in, or drawn by the shop; icons are made by it. */
const shownOfLook = /^(?:brand|look|media)\/.*\.(svg|ico)$/;
const typesOfLook: Record<string, string> = { svg: 'image/svg+xml', ico: 'image/x-icon' };

/** The type a file is answered with, by the ending its key was given. */
export function typeToShow(key: string): { type: string; isShown: boolean } {
  const [, ofLook = ''] = shownOfLook.exec(key) ?? [];
  const type = typesOfLook[ofLook] ?? shownTypes[key.split('.').at(-1) ?? ''];
  return { type: type ?? 'application/octet-stream', isShown: type !== undefined };
}
