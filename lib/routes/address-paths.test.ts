import { describe, expect, it } from '@jest/globals';
import { safeTarget } from '#lib/routes/guards/safe-target.ts';
import { formPath, pathAfterSave, selectPath } from './address-paths.ts';

const checkout = '/user/quotation_order/confirm?no=QT1&step=2';

describe('the form of an address', () => {
  it('knows which address it changes and where to go on', () => {
    expect(formPath()).toBe('/user/common/userAddress/addressForm');
    expect(formPath({ id: 7 })).toBe('/user/common/userAddress/addressForm?id=7');
    const requests = new URL(formPath({ to: selectPath({ to: checkout }) }), 'http://shop.test').searchParams.get('to');
    expect(safeTarget(requests)).toBe(selectPath({ to: checkout }));
  });

  it.each([
    ['the list, when nobody asked', undefined, '/user/common/userAddress'],
    ['who asked', checkout, checkout],
    ['the choice, with the new one marked', selectPath(), selectPath({ chosen: 9 })],
    ['the choice, which still knows who asked', selectPath({ to: checkout }), selectPath({ to: checkout, chosen: 9 })],
    ['the choice, with the last new one marked', selectPath({ chosen: 3 }), selectPath({ chosen: 9 })],
    ['a page whose name only begins like the choice', `${selectPath()}ed`, `${selectPath()}ed`],
  ])('leads to %s', (_, to, target) => {
    expect(pathAfterSave(to, 9)).toBe(target);
  });
});
