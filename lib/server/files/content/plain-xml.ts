/**
 * Whether it is XML that no browser would act upon: pages, drawings and style sheets are XML as well, or nearly. What stands before
 * the first element, however long it is, is passed over; names of namespaces count wherever they stand.
 */
export function isPlainXml(bytes: Buffer): boolean {
  const text = decode(bytes);
  const root = findRoot(text);
  if (root === undefined || acting.has(root)) return false;
  return !actingNames.test(withoutReferences(text));
}

const acting = new Set(['html', 'svg', 'script', 'body', 'head', 'iframe', 'math', 'stylesheet', 'transform']);
const actingNames = /www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1999\/xsl\/transform|1998\/math)|<\?xml-stylesheet/i;

/** By its byte mark, or by how `<` is written where it has none. */
function decode(bytes: Buffer): string {
  const start = bytes.toString('hex', 0, 2);
  if (start === 'fffe' || start === '3c00') return new TextDecoder('utf-16le').decode(bytes);
  if (start === 'feff' || start === '003c') return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** What stands before the first element: blanks, instructions, comments. A document type is no part of an invoice. */
const ends: [start: string, end: string][] = [
  ['<!--', '-->'],
  ['<?', '?>'],
];

/** The first element's name without its prefix, in lower case. */
function findRoot(text: string): string | undefined {
  for (let at = 0; ; ) {
    while (/\s/.test(text[at] ?? '')) at += 1;
    const [start, end] = ends.find(([mark]) => text.startsWith(mark, at)) ?? [];
    if (start === undefined || end === undefined) {
      const name = /<([\p{L}_][\p{L}\p{N}_.-]*(?::[\p{L}_][\p{L}\p{N}_.-]*)?)[\s/>]/uy;
      name.lastIndex = at;
      return name.exec(text)?.[1]?.split(':').at(-1)?.toLowerCase();
    }
    const last = text.indexOf(end, at + start.length);
    if (last < 0) return undefined;
    at = last + end.length;
  }
}

/** `&#104;` is a letter that hides. */
const withoutReferences = (text: string): string =>
  text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex, decimal) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
