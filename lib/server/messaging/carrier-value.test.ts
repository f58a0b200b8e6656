import { describe, expect, it } from '@jest/globals';
import { withCarrierNamed } from './carrier-value.ts';

describe('a carrier in a notice', () => {
  it('is called what the reader’s language calls it', () => {
    const values = { carrierCode: 'sf', carrier: '顺丰速运', tracking: 'SF1' };
    expect(withCarrierNamed(values, 'en')).toEqual({ ...values, carrier: 'SF Express' });
    expect(withCarrierNamed(values, 'zh-cn')).toEqual(values);
  });

  it('is known by its Chinese name where the notice is older than codes', () => {
    expect(withCarrierNamed({ carrier: '顺丰速运' }, 'en')).toEqual({ carrier: 'SF Express' });
  });

  it.each<Record<string, string>>([
    { carrierCode: 'other', carrier: 'Bike' },
    { carrierCode: 'gone', carrier: '蜗牛快递' },
    { carrier: '蜗牛快递' },
    {},
  ])('is called what it was called when it is not on the list: %j', (values) => {
    expect(withCarrierNamed(values, 'en')).toEqual(values);
  });
});
