import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { packedFolder, packSharedScripts } from './pack-files.ts';

const script = Array.from({ length: 3000 }, (_, index) => `globalThis.answer${index % 91} = ${index ** 2};`).join('\n');

const build = fs.mkdtempSync(path.join(os.tmpdir(), 'packed-'));
fs.mkdirSync(path.join(build, 'static', 'chunks'), { recursive: true });
for (const name of ['shared', 'own']) fs.writeFileSync(path.join(build, 'static', 'chunks', `${name}.js`), script);
const manifest = JSON.stringify({ rootMainFiles: ['static/chunks/shared.js'] });
fs.writeFileSync(path.join(build, 'build-manifest.json'), manifest);
afterAll(() => fs.rmSync(build, { recursive: true }));

describe('scripts that every page carries', () => {
  it('are packed smaller than gzip packs them, and those of an earlier build go', async () => {
    const folder = path.join(build, packedFolder);
    fs.mkdirSync(folder);
    fs.writeFileSync(path.join(folder, 'old.js.gz'), '');
    await packSharedScripts(build);
    expect(
      fs
        .readdirSync(folder, { recursive: true })
        .map(String)
        .filter((name) => name.endsWith('.gz')),
    ).toEqual([path.join('static', 'chunks', 'shared.js.gz')]);
    const packed = fs.readFileSync(path.join(folder, 'static', 'chunks', 'shared.js.gz'));
    expect(gunzipSync(packed).toString()).toBe(script);
    expect(packed.length).toBeLessThan(gzipSync(script, { level: 9, memLevel: 9 }).length);
  });
});
