import { describe, expect, it } from '@jest/globals';
import { readEnv } from './env.ts';

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
