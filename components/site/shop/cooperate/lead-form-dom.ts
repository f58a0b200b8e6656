import { apiBase } from '#lib/api/transport/browser-transport.ts';
import type { LeadField, LeadWords } from './lead-types.ts';
import { leadFields } from './lead-types.ts';
import { openingLines, readRequestedProduct } from './requested-product.ts';

/** Puts back what was typed before a reload; else starts the message with the product the person came from. */
export async function fillForm(form: HTMLFormElement, draft: Record<string, string>, words: LeadWords): Promise<void> {
  const query = new URLSearchParams(window.location.search);
  const topic = words.topics.find(({ value }) => value === query.get('topic'))?.value;
  for (const [name, value] of Object.entries({ ...draft, ...(topic && { topic }) })) setValue(form, name, value);
  const pending = readRequestedProduct(query);
  if (!pending) return;
  const response = await fetch(`${apiBase()}/api/product/info?id=${pending.id}`, {
    headers: { 'think-lang': document.documentElement.lang },
  }).catch(() => undefined);
  const name = (await response?.json().catch(() => undefined))?.data?.name as string | undefined;
  if (!name) return;
  const message = textOf(form, 'message');
  const opening = openingLines(pending, name, words);
  if (!message.includes(opening.trim())) setValue(form, 'message', opening + message);
}

/** Puts the cursor into the first field at fault, in the order of the page. */
export function focusFirst(form: HTMLFormElement, faults: Partial<Record<LeadField, string>>): void {
  const first = leadFields.find((name) => faults[name]);
  if (first) field(form, first)?.focus();
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function field(form: HTMLFormElement, name: string): Field | undefined {
  const element = form.elements.namedItem(name);
  return element instanceof Element ? (element as Field) : undefined;
}

const textOf = (form: HTMLFormElement, name: string) => field(form, name)?.value ?? '';

function setValue(form: HTMLFormElement, name: string, value: string): void {
  const target = field(form, name);
  if (target) target.value = value;
}
