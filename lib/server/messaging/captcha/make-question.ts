import { randomInt } from 'node:crypto';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';

/** A question that a screen reader can read out and a child can answer, and its answer in figures. */
interface Question {
  text: string;
  answer: string;
}

/** Numbers stand in words, so that a question is not simply a sum to be evaluated. */
export function makeQuestion(locale: Locale): Question {
  const ask = [askSum, askDifference, askLargest][randomInt(3)] ?? askSum;
  return ask(locale);
}

function askSum(locale: Locale): Question {
  const [left, right] = [randomInt(2, 13), randomInt(2, 13)];
  const values = { left: word(locale, left), right: word(locale, right) };
  return { text: sentence(locale, 'api.captchaQuestionSum', values), answer: String(left + right) };
}

function askDifference(locale: Locale): Question {
  const [right, difference] = [randomInt(1, 9), randomInt(1, 11)];
  const values = { left: word(locale, right + difference), right: word(locale, right) };
  return { text: sentence(locale, 'api.captchaQuestionDifference', values), answer: String(difference) };
}

function askLargest(locale: Locale): Question {
  const first = randomInt(1, 20);
  const second = (first + randomInt(1, 9)) % 20;
  const third = (second + randomInt(1, 9)) % 20;
  const numbers = [first, second, third];
  const values = { first: word(locale, first), second: word(locale, second), third: word(locale, third) };
  return { text: sentence(locale, 'api.captchaQuestionLargest', values), answer: String(Math.max(...numbers)) };
}

/** The words of 0 to 20, separated by spaces in one message. */
function word(locale: Locale, number: number): string {
  return sentence(locale, 'api.captchaNumbers').split(' ')[number] ?? String(number);
}
