/** What a mail is made of beside its title. The words are those of its plain text: both always say the same. */
export type MailPart =
  | { kind: 'text'; lines: string[] }
  | { kind: 'code'; lines: string[]; code: string }
  | { kind: 'action'; address: string }
  | { kind: 'files'; files: { name: string; address: string }[] };

interface Marks {
  /** Stands at the end of its line. */
  code?: string | undefined;
  /** The line it is in becomes a button. */
  address?: string | undefined;
  /** Names and addresses in turns, a line each. */
  links?: string | undefined;
}

/**
 * Takes the plain text of a mail apart: paragraphs, and what a reader does something with. `site` ends the text as its
 * signature, which the frame of the mail says already.
 */
export function toMailParts(body: string, site: string, marks: Marks): MailPart[] {
  const paragraphs = body.split('\n\n');
  if (paragraphs.at(-1) === site) paragraphs.pop();
  return paragraphs.flatMap((paragraph) => toParts(paragraph, marks));
}

function toParts(paragraph: string, { code, address, links }: Marks): MailPart[] {
  if (links !== undefined && paragraph === links) return [{ kind: 'files', files: toFiles(links) }];
  const lines = paragraph.split('\n');
  if (code !== undefined && lines[0]?.endsWith(code)) {
    const [first, ...others] = lines;
    return [{ kind: 'code', lines: [first.slice(0, -code.length).trim(), ...others], code }];
  }
  if (address === undefined || !lines.at(-1)?.endsWith(address)) return [{ kind: 'text', lines }];
  const before = lines.slice(0, -1);
  return [...(before.length > 0 ? [{ kind: 'text' as const, lines: before }] : []), { kind: 'action', address }];
}

function toFiles(links: string): { name: string; address: string }[] {
  const lines = links.split('\n');
  return lines.flatMap((name, index) => (index % 2 === 0 ? [{ name, address: lines[index + 1] ?? '' }] : []));
}
