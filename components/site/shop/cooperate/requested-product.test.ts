import { describe, expect, test } from '@jest/globals';
import type { LeadWords } from './lead-types.ts';
import { openingLines, readRequestedProduct } from './requested-product.ts';

const words = { about: 'About {name}', aboutSku: 'No. {sku}', aboutQuantity: 'Quantity {quantity}' } as LeadWords;

describe('an enquiry that starts on a product page', () => {
  test('takes product, version and quantity from the address', () => {
    const requests = readRequestedProduct(new URLSearchParams('product=12&sku=SD-1206-OAK&quantity=3'));
    expect(requests).toEqual({ id: 12, sku: 'SD-1206-OAK', quantity: '3' });
  });

  test('takes no words from the address', () => {
    const requests = readRequestedProduct(new URLSearchParams('product=12&sku=<b>free</b>&quantity=many'));
    expect(requests).toEqual({ id: 12, sku: '', quantity: '' });
    expect(readRequestedProduct(new URLSearchParams('product=desk'))).toBeUndefined();
  });

  test('opens the message with what it is about', () => {
    expect(openingLines({ id: 1, sku: 'A-1', quantity: '20' }, 'Desk', words)).toBe(
      'About Desk\nNo. A-1\nQuantity 20\n',
    );
    expect(openingLines({ id: 1, sku: '', quantity: '' }, 'Desk', words)).toBe('About Desk\n');
  });
});
