import { describe, expect, it } from '@jest/globals';
import { guessCarrier } from './guess-carrier.ts';

describe('the carrier of a number', () => {
  it.each([
    ['SF1234567890123', 'sf'],
    [' sf1234567890123 ', 'sf'],
    ['JD0012345678901', 'jd'],
    ['JDVC01234567890-1-1-', 'jd'],
    ['JT3001234567890', 'jtexpress'],
    ['YT7412345678901', 'yto'],
    ['4312345678901', 'yunda'],
    ['75123456789012', 'zto'],
    ['773123456789012', 'sto'],
    ['DPK364012345678', 'deppon'],
    ['KY4000123456789', 'kuayue'],
    ['EA123456789CN', 'ems'],
    ['1112345678901', 'ems'],
    ['9812345678901', 'chinapost'],
    ['RR123456789CN', 'chinapost'],
    ['1Z999AA10123456784', 'ups'],
    ['JJD000123456789012', 'dhl'],
  ])('%s is guessed', (number, carrier) => {
    expect(guessCarrier(number)).toBe(carrier);
  });

  it.each(['', '1234', 'SF12', '123456789012', 'ABC-123456', '1234567890'])('%p tells nothing', (number) => {
    expect(guessCarrier(number)).toBeUndefined();
  });
});
