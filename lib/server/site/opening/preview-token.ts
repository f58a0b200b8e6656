import { isSigned, signText } from '../../kernel/sign-text.ts';

/** What a preview link says: which one it is, and until when, in unix seconds. */
interface Preview {
  id: number;
  expires: number;
}

const use = 'preview link';

/** The token of a link, for whoever gets it. */
export function signPreview(secret: string, { id, expires }: Preview): string {
  const said = `${id}.${expires}`;
  return `${said}.${signText(secret, use, said)}`;
}

/** What a token says, if we have signed it and it has not run out; a stranger's costs no question to the database. */
export function readPreview(secret: string, token: string, now: Date): Preview | undefined {
  const [, said = '', id, expires, signature = ''] = /^((\d{1,15})\.(\d{1,12}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!said || !isSigned(secret, use, { text: said, signature })) return undefined;
  if (Number(expires) * 1000 <= now.getTime()) return undefined;
  return { id: Number(id), expires: Number(expires) };
}
