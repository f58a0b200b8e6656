import { describe, expect, it } from '@jest/globals';
import { readEnv, readProcessEnv } from './env.ts';

const needed = { DATABASE_URL: 'postgres://x/y', SECRET_KEY: 'q8Zr3n5T7w9y2B4d6F8h1K3m5P7s9V2x' };
const originsOf = (given: Record<string, string>) =>
  readEnv({ NODE_ENV: 'production', ...needed, ...given }).CORS_ORIGINS;

describe('pages of elsewhere that may call the API', () => {
  it('are none, unless they are named', () => {
    expect(originsOf({})).toEqual([]);
    expect(originsOf({ NODE_ENV: 'production', CORS_ORIGINS: '' })).toEqual([]);
    expect(originsOf({ CORS_ORIGINS: 'https://app.example, admin.example' })).toEqual([
      'https://app.example',
      'admin.example',
    ]);
  });

  it('are those of this machine in development', () => {
    expect(originsOf({ NODE_ENV: 'development' })).toEqual(['localhost', '127.0.0.1']);
    expect(originsOf({ NODE_ENV: 'development', CORS_ORIGINS: 'app.example' })).toEqual(['app.example']);
  });
});

describe('what a process does', () => {
  const rolesOf = (SERVE: string) => [...readProcessEnv({ NODE_ENV: 'test', SERVE }).SERVE];

  it('is everything, or what is named', () => {
    expect(rolesOf('')).toEqual(['pages', 'api', 'worker']);
    expect(rolesOf('all')).toEqual(['pages', 'api', 'worker']);
    expect(rolesOf('api, worker')).toEqual(['api', 'worker']);
    expect(rolesOf('pages')).toEqual(['pages']);
  });

  it.each(['page', 'api,x', ','])('is refused where nobody knows it: %s', (SERVE) => {
    expect(() => rolesOf(SERVE)).toThrow('all, or some of pages, api, worker');
  });
});
