import fs from 'node:fs';
import { expect, it } from '@jest/globals';

const inBraces = String.raw`(?:[^{}<>]|\{[^{}<>]*\})*`;
const written = new RegExp(String.raw`(<[^<>]*>|\})\s*\{${inBraces}\b(?:formatTime|dueDay)\(${inBraces}\}`, 'g');

// What is given to a part, as a value or in a `Note` of decisions, is drawn there.
it('draws every day that a screen writes between its elements', () => {
  const files = (fs.readdirSync('components', { recursive: true }) as string[]).filter((file) => file.endsWith('.tsx'));
  const places = files.flatMap((file) =>
    [...fs.readFileSync(`components/${file}`, 'utf8').matchAll(written)].map(([text, before]) => ({
      file,
      text,
      before,
    })),
  );
  expect(places.length).toBeGreaterThan(40);
  const bare = places.filter(
    ({ text, before }) => !/^<(?:Unbroken|Note>|time\b)/.test(before ?? '') && !/'hh:MM(?::ss)?'/.test(text),
  );
  expect(bare.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
