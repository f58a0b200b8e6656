import type { Messages } from 'next-intl';
import type { SettingTexts } from './find-settings.ts';

type Words = Pick<Messages['siteDesk']['settings'], 'label' | 'help' | 'subject' | 'choice'>;
/** The same without the keys of today, as which any language comes. */
type AnyWords = { [Part in keyof Words]: Readonly<Record<string, string>> };

/** What can be searched of each setting: its words in the languages given. */
export function settingTexts(languages: readonly AnyWords[]): SettingTexts {
  const names = new Set(languages.flatMap(({ label }) => Object.keys(label)));
  const texts = [...names].map((name) => {
    const key = name.replace('_', '.');
    const subject = name.slice(0, name.indexOf('_'));
    const of = (read: (words: AnyWords) => readonly (string | undefined)[]) =>
      languages.flatMap(read).filter((text) => text !== undefined);
    const choices = ({ choice }: AnyWords) =>
      Object.entries(choice).flatMap(([option, text]) => (option.startsWith(`${name}_`) ? text : []));
    return [
      key,
      {
        names: of(({ label, subject: subjects }) => [label[name], subjects[subject]]),
        explanations: of((words) => [words.help[name], ...choices(words)]),
      },
    ] as const;
  });
  return Object.fromEntries(texts);
}
