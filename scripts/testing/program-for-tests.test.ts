import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { programForTests } from './program-for-tests.ts';

describe('a program that tests need', () => {
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  });
  afterEach(() => void jest.restoreAllMocks());

  const ask = (found: string | undefined, installed: string | undefined) =>
    programForTests({ name: 'pgbouncer', find: () => found, install: () => installed });

  it('is taken where it is, and installed in CI where it is not', () => {
    process.env.CI = 'true';
    expect(ask('/usr/sbin/pgbouncer', undefined)).toBe('/usr/sbin/pgbouncer');
    expect(ask(undefined, '/usr/sbin/pgbouncer')).toBe('/usr/sbin/pgbouncer');
    expect(said).toEqual([]);
  });

  it('fails the file that needs it in CI, and is missed aloud elsewhere', () => {
    process.env.CI = 'true';
    expect(() => ask(undefined, undefined)).toThrow('pgbouncer is missing');
    delete process.env.CI;
    expect(ask(undefined, undefined)).toBeUndefined();
    expect(said.join()).toContain('pgbouncer is not on this machine');
  });
});
