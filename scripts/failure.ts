import { EmbeddedDatabaseError } from '#lib/server/db/embedded/embedded-errors.ts';
import { SettingsError } from '#lib/server/env.ts';
import { words } from './words.mjs';

/** A trouble with a sentence of its own under `errors` in messages/…/terminal.json. */
export class Failure extends Error {
  readonly key: string;
  readonly values: Record<string, string | number>;
  /** Further lines worth showing, such as the end of a log. */
  readonly lines: string[];

  constructor(key: string, values: Record<string, string | number> = {}, lines: string[] = []) {
    super(key);
    this.name = 'Failure';
    this.key = key;
    this.values = values;
    this.lines = lines;
  }
}

/** One clear sentence about whatever went wrong, with no secret in it. */
export function sentenceFor(error: unknown): string {
  if (error instanceof Failure) return words(`errors.${error.key}`, error.values);
  if (error instanceof EmbeddedDatabaseError) return words(`errors.embedded.${error.reason}`, error.values);
  if (error instanceof SettingsError) return settingSentence(error);
  const detail = error instanceof Error ? error.message.split('\n')[0] : String(error);
  if (isMistyped(error)) return words('errors.mistyped', { detail: detail ?? '' });
  return words('errors.unexpected', { detail: withoutPasswords(detail ?? '') });
}

/** Prints the sentence, the lines that go with it, and for a true surprise where it came from. */
export function printFailure(error: unknown): void {
  console.error(`\n${words('errors.prefix', { sentence: sentenceFor(error) })}`);
  if (error instanceof Failure) for (const line of error.lines) console.error(`  ${line}`);
  const own = [Failure, EmbeddedDatabaseError, SettingsError];
  const isKnown = isMistyped(error) || own.some((kind) => error instanceof kind);
  if (!isKnown && error instanceof Error) console.error(withoutPasswords(error.stack ?? ''));
}

/** A flag or a value that the command does not take, as Node's own reader of parameters says it. */
const isMistyped = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

function settingSentence(error: SettingsError): string {
  if (error.words) return words(`errors.${error.words.key}`, error.words.values);
  if (error.setting !== 'SECRET_KEY') {
    return words('errors.setting', { name: error.setting, detail: error.message.replace(`${error.setting}: `, '') });
  }
  return words(process.env.SECRET_KEY ? 'errors.secretWeak' : 'errors.secretMissing');
}

/** Addresses in messages may carry a password: `//user:password@host`. */
export function withoutPasswords(text: string): string {
  return text.replace(/(\/\/[^:/@\s]*):[^@\s]*@/g, '$1:***@');
}
