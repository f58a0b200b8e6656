import {
  isArgumentElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { IntlMessageFormat } from 'intl-messageformat';
import { bcp47 } from '../bcp47.ts';
import type { Locale } from '../locales.ts';
import { type Figures, isFigure } from './figures.ts';

type Elements = MessageFormatElement[];

/** A message with its figures filled in, and everything else as it stood: `{days, plural, …}` becomes `10 days`. */
export function fillFigures(text: string, locale: Locale, figures: Figures): string {
  return printAST(fillAll(parse(text), { locale, figures }));
}

interface Filling {
  locale: Locale;
  figures: Figures;
}

const fillAll = (elements: Elements, filling: Filling): Elements => elements.flatMap((each) => fill(each, filling));

function fill(element: MessageFormatElement, filling: Filling): Elements {
  const { locale, figures } = filling;
  if (isTagElement(element)) return [{ ...element, children: fillAll(element.children, filling) }];
  if (isArgumentElement(element) || isNumberElement(element)) {
    if (!isFigure(element.value)) return [element];
    // A bare figure is written as numbers are in the language.
    const shown = isNumberElement(element) ? element : { ...element, type: TYPE.number, style: null };
    const format = new IntlMessageFormat([shown as MessageFormatElement], bcp47[locale]);
    return [literal(String(format.format({ [element.value]: figures[element.value] })))];
  }
  if (isPluralElement(element) && isFigure(element.value)) {
    return choose(element, figures[element.value], filling);
  }
  if (isPluralElement(element) || isSelectElement(element)) {
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: fillAll(option.value, filling) },
    ]);
    return [{ ...element, options: Object.fromEntries(options) }];
  }
  return [element];
}

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });

/** What a plural says of so many. */
function choose(element: PluralElement, count: number, filling: Filling): Elements {
  const tag = bcp47[filling.locale];
  const shown = count - element.offset;
  const rule = new Intl.PluralRules(tag, { type: element.pluralType ?? 'cardinal' }).select(shown);
  const option = element.options[`=${count}`] ?? element.options[rule] ?? element.options.other;
  const number = literal(new Intl.NumberFormat(tag).format(shown));
  return withNumber(fillAll(option?.value ?? [], filling), number);
}

/** `#` counts for the plural it stands in; one further inside has its own. */
function withNumber(elements: Elements, number: MessageFormatElement): Elements {
  return elements.map((element) => {
    if (isPoundElement(element)) return number;
    if (isTagElement(element)) return { ...element, children: withNumber(element.children, number) };
    if (!isSelectElement(element)) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: withNumber(option.value, number) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}
