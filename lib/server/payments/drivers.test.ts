import { expect, it } from '@jest/globals';
import { providerChannels } from '#lib/contract/payments/channels.ts';
import { drivers, transferDrivers } from './drivers.ts';

it('there is one for each provider of the contract', () => {
  expect(drivers.map(({ channel }) => channel)).toEqual(providerChannels);
});

it.each(drivers.map((driver) => [driver.channel, driver] as const))(
  'that of %s has settings of its own',
  (word, driver) => {
    expect(Object.keys(driver.required)).not.toEqual([]);
    for (const name of Object.keys({ ...driver.required, ...driver.optional }))
      expect(name).toMatch(new RegExp(`^${word.toUpperCase()}_[A-Z][A-Z\\d_]+$`));
  },
);

it('those that pay out have settings of their own, of the same provider', () => {
  const taking = drivers.flatMap(({ required }) => Object.keys(required));
  for (const { required } of transferDrivers) {
    for (const name of Object.keys(required)) {
      expect(name).toMatch(/^(ALIPAY|STRIPE)_TRANSFER_[A-Z_]+$/);
      expect(taking).not.toContain(name);
    }
  }
});
