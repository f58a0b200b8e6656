/** A setting that cannot be used; the message is one sentence for the log. */
export class SettingsError extends Error {
  readonly setting: string;
  /** What the terminal says instead: a key under `errors` in messages/…/terminal.json, and its values. */
  readonly words: { key: string; values: Record<string, string> } | undefined;

  constructor(setting: string, message: string, words?: SettingsError['words']) {
    super(message);
    this.name = 'SettingsError';
    this.setting = setting;
    this.words = words;
  }
}
