import { demoWords } from '#lib/server/http/demo-words-for-tests.ts';
import type { Example } from '#lib/server/http/examples/example.ts';

/** From here on a text is a sentence and no name. */
const longestName = { latin: 40, chinese: 16 };

const drawingOfTheDemo = /^\/art\/(?:hero|door-|step-)/;

/**
 * An example as every shop can show it: texts that name a trade, goods or the name of the demo shop become neutral ones of the same shape,
 * the same text the same one within an example. What a reader sends is not looked up by them: it comes from calls (`from`).
 */
export function neutralTexts(example: Example): Example {
  const names = new Map<string, string>();
  const say = (text: string) => {
    if (drawingOfTheDemo.test(text)) return '/art/empty-box.svg';
    return demoWords.test(text) ? neutralText(text, names) : text;
  };
  const neutral = (value: unknown): unknown => {
    if (typeof value === 'string') return say(value);
    if (Array.isArray(value)) return value.map(neutral);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [say(name), neutral(part)]));
  };
  const isText = (part: string) => part === 'request' || part === 'answer';
  const parts = Object.entries(example).map(([part, value]) => [part, isText(part) ? neutral(value) : value]);
  return Object.fromEntries(parts) as Example;
}

function neutralText(text: string, names: Map<string, string>): string {
  // Addresses keep all but the name in them.
  if (/^[a-z]+:\/\//.test(text)) return text.replace(/Inkstream/g, 'Shop').replace(/inkstream/g, 'shop');
  const isChinese = /\p{Script=Han}/u.test(text);
  const isLong = text.length > (isChinese ? longestName.chinese : longestName.latin);
  if (isLong) return toSentence(text, isChinese ? '示例文字。' : 'Sample text.');
  const found = names.get(text) ?? nameOf(text, isChinese, names.size);
  names.set(text, found);
  return found;
}

const toSentence = (text: string, sentence: string) => (text.startsWith('<') ? `<p>${sentence}</p>` : sentence);

function nameOf(text: string, isChinese: boolean, before: number): string {
  const number = before === 0 ? '' : String(before + 1);
  if (isChinese) return ['示例', number].filter(Boolean).join(' ');
  if (/^[a-z0-9-]+$/.test(text)) return ['sample', number].filter(Boolean).join('-');
  return ['Sample', number].filter(Boolean).join(' ');
}
