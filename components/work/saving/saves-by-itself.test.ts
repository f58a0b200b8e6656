import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

/** Everything in the browser that does something later, by itself, and what that is. `held`: links, forms and writes wait for it. */
const later: Record<string, 'held' | 'kept in the browser' | 'reads' | 'shows'> = {
  'components/work/saving/saver.ts': 'held',
  'components/ui/hooks/use-removal.ts': 'held',
  'components/work/saving/use-awaited.ts': 'held',
  // Not held: whoever leaves finds what is not saved yet in the editor again.
  'components/site/desk/blocks/use-draft-saving.ts': 'kept in the browser',
  'components/catalogue/desk/specification/focus-fault.ts': 'shows',
  'components/catalogue/desk/products/form/focus-fault.ts': 'shows',
  'components/catalogue/desk/products/form/row-tools.tsx': 'shows',
  'components/identity/shop/passkey/passkey-flow.ts': 'reads',
  'components/ui/early-form.tsx': 'shows',
  'components/ui/facts/copy-button.tsx': 'shows',
  'components/orders/store/list/use-store-choice.tsx': 'shows',
  'components/orders/store/pool/use-claim.ts': 'reads',
  'components/aftersales/member/apply/use-worth.ts': 'reads',
  'components/quotation/builder/price-bar.tsx': 'shows',
  'components/quotation/store/desk-actions.tsx': 'shows',
  'components/quotation/shop/product-questions.tsx': 'shows',
  'components/layout/notice-host.tsx': 'shows',
  'components/messaging/shop/captcha/use-challenge.ts': 'shows',
  'components/catalogue/shop/search/use-suggestions.ts': 'reads',
  'components/identity/member/overview/use-hour.ts': 'shows',
  'components/messaging/member/use-clock.ts': 'shows',
  'components/ui/hooks/use-settled.ts': 'reads',
  'components/ui/facts/time-left.tsx': 'shows',
  'components/ui/hooks/use-countdown.ts': 'shows',
};

function* filesOf(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(file);
    else if (/\.tsx?$/.test(entry.name) && !/test/.test(entry.name)) yield file;
  }
}

const files = [...filesOf('components')].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

it('knows of everything in the browser that waits what it waits for', () => {
  const waiting = files.filter(({ text }) => /\b(?:setTimeout|setInterval|requestIdleCallback|debounce)\(/.test(text));
  expect(waiting.map(({ file }) => file).sort()).toEqual(Object.keys(later).sort());
});

it('lets links, forms and writes wait for each saver', () => {
  const making = files.filter(({ text }) => /\bnew (?:Line|Draft)?Saver\b/.test(text));
  expect(making.length).toBeGreaterThan(2);
  expect(making.filter(({ text }) => !text.includes('useSavingMoments(')).map(({ file }) => file)).toEqual([]);
});

it('extends the one saver wherever something is saved while somebody types', () => {
  const extending = files.filter(({ text }) => /\bextends Saver</.test(text)).map(({ file }) => file);
  expect(extending.sort()).toEqual([
    'components/quotation/member/draft/line-saver.ts',
    'components/store/member/draft/draft-saver.ts',
  ]);
});
