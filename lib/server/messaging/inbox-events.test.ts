import { expect, it } from '@jest/globals';
import { inboxEvents } from './inbox-events.ts';

it('what happens to an after-sales case stands under after-sales: its open page listens to that', () => {
  const strange = Object.entries(inboxEvents).filter(
    ([name, { category }]) => name.startsWith('case') !== (category === 'aftersale'),
  );
  expect(strange.map(([name]) => name)).toEqual([]);
});
