import { describe, expect, it } from '@jest/globals';
import { commandOf } from './row-keys.ts';

describe('keys in a list', () => {
  it.each([
    ['j', 'next'],
    ['J', 'next'],
    ['ArrowDown', 'next'],
    ['k', 'previous'],
    ['ArrowUp', 'previous'],
    ['x', 'select'],
    ['/', 'search'],
    ['?', 'help'],
    ['Escape', 'clear'],
    ['a', undefined],
    ['Tab', undefined],
  ])('%s: %s, wherever the focus is in the list', (key, command) => {
    expect([commandOf(key, true), commandOf(key, false)]).toEqual([command, command]);
  });

  it.each([
    [' ', 'select'],
    ['Enter', 'open'],
    ['Home', 'first'],
    ['End', 'last'],
  ])('%j is ours on the row itself, and the control’s own inside it', (key, command) => {
    expect([commandOf(key, true), commandOf(key, false)]).toEqual([command, undefined]);
  });
});
