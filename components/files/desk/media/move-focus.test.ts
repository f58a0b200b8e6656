import { describe, expect, it } from '@jest/globals';
import { moveFocus } from './move-focus.ts';

describe('moving a focal point by keys', () => {
  it('moves by one percent, with Shift by ten', () => {
    expect(moveFocus({ x: 50, y: 50 }, { key: 'ArrowLeft', shiftKey: false })).toEqual({ x: 49, y: 50 });
    expect(moveFocus({ x: 50, y: 50 }, { key: 'ArrowDown', shiftKey: true })).toEqual({ x: 50, y: 60 });
  });

  it('stays in the picture', () => {
    expect(moveFocus({ x: 3, y: 0 }, { key: 'ArrowLeft', shiftKey: true })).toEqual({ x: 0, y: 0 });
    expect(moveFocus({ x: 100, y: 95 }, { key: 'ArrowDown', shiftKey: true })).toEqual({ x: 100, y: 100 });
  });

  it('leaves other keys to the page', () => {
    expect(moveFocus({ x: 1, y: 1 }, { key: 'Tab', shiftKey: false })).toBeUndefined();
  });
});
