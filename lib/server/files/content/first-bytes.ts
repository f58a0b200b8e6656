import fs from 'node:fs/promises';

/** The first bytes of a file, as far as it has so many. */
export const firstBytes = (path: string, count: number): Promise<Buffer> => bytesAt(path, 0, count);

/** Some bytes of a file from `at` on, as far as it has so many. */
export async function bytesAt(path: string, at: number, count: number): Promise<Buffer> {
  const file = await fs.open(path);
  try {
    const bytes = Buffer.alloc(count);
    const { bytesRead } = await file.read(bytes, 0, count, at);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** How far behind its first byte a PDF may begin (PDF reference 1.7, appendix H, note 13). */
const furthestStart = 1024;

/**
 * Whether one of the marks stands at the start, or behind what printer drivers and downloads put before a document: blank lines, a
 * byte mark, a control character, a job's header. A page or a drawing (which begin with `<`) that has the mark inside is none.
 */
export function beginsWith(head: Buffer, marks: readonly string[]): boolean {
  const text = head.subarray(0, furthestStart + 16).toString('latin1');
  const starts = marks.map((mark) => text.indexOf(mark)).filter((at) => at >= 0 && at <= furthestStart);
  const before = text.slice(0, Math.min(...starts)).replace(/^(?:ï»¿|ÿþ|þÿ)?[\s\p{Cc}]*/u, '');
  return starts.length > 0 && !before.startsWith('<') && !otherFiles.test(before);
}

/** What some other program takes for its own, whatever comes behind it. */
const otherFiles = /^(?:MZ|PK|GIF8|PNG|ÿØÿ|BM|RIFF|ELF|#!|Rar!|7z)/;
