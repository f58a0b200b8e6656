import fs from 'node:fs';

/** A block of commands of a page, under the last heading before it. */
interface Block {
  /** `3. pgbouncer` */
  heading: string;
  code: string;
}

/** The shell blocks of a page in their order. */
export function readBlocks(file: string): Block[] {
  const pieces = fs.readFileSync(file, 'utf8').matchAll(/^## (.+)$|^```sh\n([\s\S]*?)^```$/gm);
  let heading = '';
  return [...pieces].flatMap(([, title, code]) => {
    if (title) heading = title;
    return code ? [{ heading, code }] : [];
  });
}
