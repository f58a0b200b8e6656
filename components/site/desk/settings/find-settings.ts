import type { DeskSetting } from '#lib/api/site/desk-site.ts';

/** What a setting is called and explained by, in every language of the shop: names first, which weigh more. */
interface SettingText {
  names: string[];
  explanations: string[];
}

/** By the key of the setting. */
export type SettingTexts = Readonly<Record<string, SettingText>>;

/**
 * The settings in which every word of `typed` is found, in their own order: in the key, a name, the subject or an explanation,
 * whatever the language, letter case and width. Everything, where nothing was typed.
 */
export function findSettings(settings: readonly DeskSetting[], texts: SettingTexts, typed: string): DeskSetting[] {
  const words = plain(typed).split(' ').filter(Boolean);
  return settings.filter(({ key }) => {
    const { names = [], explanations = [] } = texts[key] ?? {};
    const titles = [key, spaced(key), ...names].map(plain);
    const all = [...titles, ...explanations.map(plain)];
    return words.every((word) => all.some((text) => holds(text, word)) || titles.some((text) => skims(text, word)));
  });
}

/** `order.payMinutes` as the words people type: order pay minutes. */
const spaced = (key: string) => key.replaceAll('.', ' ').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

/** One width, one case, no marks: what is left are words. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%.]+/gu, ' ')
    .trim();

const han = /^\p{Script=Han}+$/u;

/** Chinese stands anywhere; a word of letters at the beginning of one, so that “rate” is not found in “operate”. */
const holds = (text: string, word: string) =>
  /^[\p{Script=Latin}]/u.test(word)
    ? ` ${text.replaceAll('.', ' ')}`.includes(` ${word.replaceAll('.', ' ')}`)
    : text.includes(word);

/** 自动收货 is how people say 自动确认收货: its characters stand in the name in this order. */
function skims(text: string, word: string): boolean {
  if (!han.test(word) || [...word].length < 3) return false;
  let from = 0;
  return [...word].every((letter) => {
    from = text.indexOf(letter, from) + 1;
    return from > 0;
  });
}
