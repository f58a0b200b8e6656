import { expect, type Page } from '@playwright/test';
import en from '../../messages/en/api.json' with { type: 'json' };
import zh from '../../messages/zh-cn/api.json' with { type: 'json' };

/** The question costs the browser some work before it is checked: on a busy machine that takes its time. */
const proofInMs = 30_000;

/** Answers the captcha the way a person at a keyboard does: asks for the question, works it out, and sees it go. */
export async function answerCaptcha(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /安全验证|Security check/ });
  await dialog.getByRole('img').waitFor();
  await dialog.getByRole('button', { name: /改为回答问题|question/i }).click();
  const field = dialog.getByRole('textbox');
  await field.waitFor();
  const question = await dialog.locator('p', { hasText: /[？?]/ }).first().innerText();
  await field.fill(String(workOut(question)));
  await field.press('Enter');
  await expect(dialog).toHaveCount(0, { timeout: proofInMs });
}

/** Numbers stand in words, longest first: "十二" must not be read as "十" and "二". */
function workOut(question: string): number {
  const isChinese = /[\u4e00-\u9fff]/.test(question);
  const words = (isChinese ? zh : en).captchaNumbers.split(' ');
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const found =
    question
      .toLowerCase()
      .match(new RegExp(isChinese ? longestFirst.join('|') : `\\b(?:${longestFirst.join('|')})\\b`, 'g')) ?? [];
  const numbers = found.map((word) => words.indexOf(word));
  const [left = 0, right = 0] = numbers;
  if (/最大|largest/i.test(question)) return Math.max(...numbers.slice(0, 3));
  return /减|minus/i.test(question) ? left - right : left + right;
}
