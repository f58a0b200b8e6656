import fs from 'node:fs';
import { expect, it } from '@jest/globals';

it('is the only button: nobody takes that of MUI', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    (fs.readdirSync(folder, { recursive: true }) as string[]).map((file) => `${folder}/${file}`),
  );
  const sources = files.filter((file) => file.endsWith('.tsx'));
  expect(sources.length).toBeGreaterThan(500);
  const others = /@mui\/(?:material|lab)\/(?:Loading)?Button'/;
  expect(sources.filter((file) => others.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
});
