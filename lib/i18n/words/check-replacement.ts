import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { bcp47 } from '../bcp47.ts';
import type { Locale } from '../locales.ts';
import { isFigure } from './figures.ts';

/** What is wrong with a text: a key of the `validation` messages, and its values. */
interface WordFault {
  key:
    | 'required'
    | 'wordSyntax'
    | 'wordValues'
    | 'wordNoValues'
    | 'wordMarks'
    | 'wordNoMarks'
    | 'wordChoices'
    | 'wordPlural';
  values?: Record<string, string | number>;
}

/**
 * Whether a text may stand in for a sentence of the code: it takes the same values, each in a way that suits it, has the same marks
 * (`<link>`), and can be read. Figures of the shop may be named by any. Undefined: it may.
 */
export function checkReplacement(original: string, text: string, locale: Locale): WordFault | undefined {
  if (text.trim() === '') return { key: 'required' };
  const wanted = readParts(parse(original));
  let given: Parts;
  try {
    given = readParts(parse(text));
  } catch {
    return { key: 'wordSyntax' };
  }
  return compareParts(wanted, given) ?? (canBeSaid(text, locale, wanted) ? undefined : { key: 'wordSyntax' });
}

type Kind = 'plain' | 'number' | 'time' | 'choice';

interface Parts {
  values: Map<string, Set<Kind>>;
  marks: Set<string>;
  /** The cases of a choice by a word, as the code knows them. */
  choices: Map<string, Set<string>>;
  /** Cases of plurals that no language has. */
  oddCases: string[];
}

const isPluralCase = (name: string) => /^(?:=\d+|zero|one|two|few|many|other)$/.test(name);

function readParts(elements: MessageFormatElement[]): Parts {
  const parts: Parts = { values: new Map(), marks: new Set(), choices: new Map(), oddCases: [] };
  readInto(parts, elements);
  return parts;
}

function readInto(parts: Parts, elements: MessageFormatElement[]): void {
  for (const element of elements) {
    if (isLiteralElement(element) || isPoundElement(element)) continue;
    if (isTagElement(element)) {
      parts.marks.add(element.value);
      readInto(parts, element.children);
      continue;
    }
    const kinds = parts.values.get(element.value) ?? new Set<Kind>();
    parts.values.set(element.value, kinds.add(kindOf(element)));
    if (!isPluralElement(element) && !isSelectElement(element)) continue;
    const names = Object.keys(element.options);
    if (isPluralElement(element)) parts.oddCases.push(...names.filter((name) => !isPluralCase(name)));
    else parts.choices.set(element.value, new Set([...(parts.choices.get(element.value) ?? []), ...names]));
    for (const option of Object.values(element.options)) readInto(parts, option.value);
  }
}

function kindOf(element: MessageFormatElement): Kind {
  if (isNumberElement(element) || isPluralElement(element)) return 'number';
  if (isDateElement(element) || isTimeElement(element)) return 'time';
  return isArgumentElement(element) ? 'plain' : 'choice';
}

function compareParts(wanted: Parts, given: Parts): WordFault | undefined {
  const needed = [...wanted.values.keys()].filter((name) => !isFigure(name));
  const named = [...given.values.keys()].filter((name) => !isFigure(name));
  const isSuited = ([name, kinds]: [string, Set<Kind>]) =>
    isFigure(name) ? !kinds.has('time') && !kinds.has('choice') : suits(wanted.values.get(name), kinds);
  if (!isSame(needed, named) || ![...given.values].every(isSuited)) {
    const names = needed.map((name) => `{${name}}`).join(' ');
    return names ? { key: 'wordValues', values: { names } } : { key: 'wordNoValues' };
  }
  if (!isSame([...wanted.marks], [...given.marks])) {
    const names = [...wanted.marks].map((name) => `<${name}>…</${name}>`).join(' ');
    return names ? { key: 'wordMarks', values: { names } } : { key: 'wordNoMarks' };
  }
  if (given.oddCases.length > 0) return { key: 'wordPlural', values: { name: given.oddCases[0] ?? '' } };
  for (const [name, cases] of given.choices) {
    const known = [...(wanted.choices.get(name) ?? [])];
    if (!isSame(known, [...cases])) return { key: 'wordChoices', values: { name, names: known.join(', ') } };
  }
  return undefined;
}

/** Number and plural are one; what the code hands over as a word, a date or a case of a choice has to be taken as that. */
function suits(wanted: Set<Kind> | undefined, given: Set<Kind>): boolean {
  if (!wanted) return false;
  const may = new Set<Kind>(wanted);
  // A number, and what a choice goes by, can be shown as they are.
  if (wanted.has('number')) may.add('plain');
  return [...given].every((kind) => may.has(kind));
}

const isSame = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.every((each) => right.includes(each));

/** Some faults show only when it is said: a format of numbers that there is not. */
function canBeSaid(text: string, locale: Locale, { values, choices }: Parts): boolean {
  const mark = (parts: unknown[]) => parts.join('');
  const sample = ([name, kinds]: [string, Set<Kind>]) => {
    if (kinds.has('time')) return [name, new Date(0)];
    return [name, kinds.has('number') ? 1 : ([...(choices.get(name) ?? [])][0] ?? name)];
  };
  try {
    const format = new IntlMessageFormat(text, bcp47[locale]);
    const figures = [...readParts(parse(text)).values.keys()].filter(isFigure).map((name) => [name, 1]);
    const marks = [...readParts(parse(text)).marks].map((name) => [name, mark]);
    format.format(Object.fromEntries([...[...values].map(sample), ...figures, ...marks]));
    return true;
  } catch {
    return false;
  }
}
