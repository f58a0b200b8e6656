import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** The classes that the rules of a sheet are for. */
function classesOf(sheet: string): string[] {
  const rules = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...rules.matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/g)].map(([, name]) => name ?? '');
}

/** What stands between the braces of each `className={…}`. */
function expressionsOf(source: string): string[] {
  return source
    .split('className={')
    .slice(1)
    .map((rest) => {
      let depth = 1;
      const end = [...rest].findIndex((sign) => {
        if (sign === '{') depth += 1;
        if (sign === '}') depth -= 1;
        return depth === 0;
      });
      return rest.slice(0, end);
    });
}

/** The classes that a component gives by name; those of its own sheet are properties of `styles`. */
function namedClasses(source: string): string[] {
  const texts = [...source.matchAll(/className="([^"]*)"/g)].map(([, text]) => text ?? '');
  for (const expression of expressionsOf(source)) {
    for (const [, text = ''] of expression.matchAll(/[?:]\s*'([^']*)'/g)) texts.push(text);
    for (const [, text = ''] of expression.matchAll(/`([^`]*)`/g)) texts.push(text.replace(/\$\{[^}]*\}/g, ' '));
  }
  return texts.flatMap((text) => text.split(/\s+/)).filter(Boolean);
}

const components = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `${folder}/${file}`),
);
const named = new Map(
  components.flatMap((file) => namedClasses(readFileSync(file, 'utf8')).map((name) => [name, file] as const)),
);

const utilities = [...classesOf('app/utilities.css'), ...classesOf('app/text-utilities.css')];

it('has a rule for every class that a component names', () => {
  const known = new Set([...utilities, ...classesOf('app/globals.css')]);
  expect([...named].filter(([name]) => !known.has(name))).toEqual([]);
});

it('has no class that nobody names', () => {
  expect(utilities.filter((name) => !named.has(name))).toEqual([]);
});
