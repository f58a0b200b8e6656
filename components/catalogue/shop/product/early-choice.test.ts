import { expect, it } from '@jest/globals';
import type { EarlyField } from '#components/ui/early-field.ts';
import type { ProductVariant } from '#lib/contract/catalogue/shop-records.ts';
import { earlyChoice } from './early-choice.ts';

const version = (id: number, options: Record<string, string>) =>
  ({ id, sku: `S${id}`, options, price: '1.00', list_price: null, stock: 5 }) as ProductVariant;
const variants = [
  version(1, { size: 'a4', weight: '70' }),
  version(2, { size: 'a4', weight: '80' }),
  version(3, { size: 'a3', weight: '80' }),
];

const radio = (name: string, value: string, [checked, defaultChecked]: [boolean, boolean]): EarlyField => {
  return { name, value, defaultValue: value, type: 'radio', checked, defaultChecked };
};
const quantity = (value: string): EarlyField => {
  return { name: 'quantity', value, defaultValue: '1', type: 'text', checked: false, defaultChecked: false };
};

it('shows the first version where nobody chose', () => {
  const fields = [
    radio('option-weight', '70', [true, true]),
    radio('option-weight', '80', [false, false]),
    quantity('1'),
  ];
  expect(earlyChoice(variants, fields)).toEqual({ variant: variants[0], quantityText: undefined });
});

it('goes on with the version and the quantity that were chosen early', () => {
  const fields = [
    radio('option-weight', '70', [false, true]),
    radio('option-weight', '80', [true, false]),
    quantity('3'),
  ];
  expect(earlyChoice(variants, fields)).toEqual({ variant: variants[1], quantityText: '3' });
});

it('lets another choice give way where no such version is made', () => {
  expect(earlyChoice(variants, [radio('option-size', 'a3', [true, false])]).variant).toBe(variants[2]);
});
