import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { claimFile, type FileAcceptance, findOwnFile, linkToPrivate, releaseFile } from '#lib/server/files/index.ts';
import type { Application } from './application-repository.ts';

/** Which uploads the form takes: the licence is shown through expiring links alone, the logo to everybody. */
const accepted = {
  licence: { isPrivate: true, topics: ['licence'] },
  logo: { isPrivate: false, isImage: true },
} as const satisfies Record<string, FileAcceptance>;

type FileField = keyof typeof accepted;

const fileFields = ['licence', 'logo'] as const satisfies readonly FileField[];

/** Under which names the files of a record are held. */
export function formSubjects(subject: string): string[] {
  return fileFields.map((field) => `${subject}:${field}`);
}

/**
 * Holds the files a form names for its record, and lets go of those it named before. Throws `invalid_input` at the field
 * for a file that is not the user's own or not for this.
 */
export async function holdFormFiles(
  tx: Executor,
  { userId, form, subject }: Pick<Application, 'userId' | 'form'> & { subject: string },
): Promise<Record<FileField, number | undefined>> {
  const held: Record<FileField, number | undefined> = { licence: undefined, logo: undefined };
  for (const field of fileFields) {
    const url = form[field];
    const claim = { userId, url, subject: `${subject}:${field}`, accept: accepted[field], field };
    if (url !== '') held[field] = (await claimFile(tx, claim)).id;
    const except = held[field];
    await releaseFile(tx, { subject: claim.subject, ...(except !== undefined && { except }) });
  }
  return held;
}

const linkLifeInSeconds = 600;

export interface ShownFile {
  name: string;
  /** Shows the file for ten minutes, to whoever has it. */
  link: string;
}

/** The licence for somebody who may see it; null while there is none. */
export async function showLicence(
  ctx: ServerContext,
  { userId, form }: Pick<Application, 'userId' | 'form'>,
): Promise<ShownFile | null> {
  if (form.licence === '') return null;
  const file = await findOwnFile(ctx.db, { userId, url: form.licence });
  return file ? { name: file.name, link: linkToPrivate(ctx, file, { ttlSeconds: linkLifeInSeconds }) } : null;
}
