import { describe, expect, it } from '@jest/globals';
import { defaultLook } from '#lib/contract/site/look.ts';
import { changesOf, readTyped } from './look-fields.ts';

describe('what is typed of a look', () => {
  it('is a look once everything of it can be one', () => {
    expect(readTyped({ ...defaultLook, brand: ' #fd4 ' }).look?.brand).toBe('#FFDD44');
    expect(readTyped({ ...defaultLook, brand: '#fd' })).toEqual({ look: undefined, faults: { brand: 'colour' } });
    expect(readTyped({ ...defaultLook, brand: '', accent: 'red' }).faults).toEqual({
      brand: 'colour',
      accent: 'colour',
    });
  });

  it('is changed where it is another one, however it is written', () => {
    expect(changesOf({ ...defaultLook, brand: '#0f5b5e ' }, defaultLook)).toEqual({});
    expect(changesOf({ ...defaultLook, brand: '#1f4d2b', shape: 'round' }, defaultLook)).toEqual({
      brand: '#1f4d2b',
      shape: 'round',
    });
  });
});
