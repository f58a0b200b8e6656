import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { domains } from './domains.mjs';

/** The drawings of docs/architecture.md, "Floors". */
const drawn = fs.readFileSync('docs/architecture.md', 'utf8').split('### Floors')[1] ?? '';
const [floors = '', order = ''] = [...drawn.matchAll(/^```\n([^`]*)\n```$/gm)].map(([, text = '']) => text);

interface Place {
  floor: number;
  isBehindWall: boolean;
}

/** Where each folder of the drawing stands, the highest floor first; `<domain>` stands for each of them. */
const places = new Map(
  floors.split('\n').flatMap((line, floor) =>
    line.split('║').flatMap((side) =>
      side
        .split('·')
        .map((name) => name.trim())
        .flatMap((name) =>
          name.endsWith('<domain>') ? domains.map((domain) => name.replace('<domain>', domain)) : name,
        )
        .map((name): [string, Place] => [name, { floor, isBehindWall: name.startsWith('lib/server/') }]),
    ),
  ),
);

/** The folder of the drawing that a file stands in; undefined for the settings of the process and other single files. */
function placeOf(file: string): string | undefined {
  const parts = file.split('/');
  return [3, 2, 1].map((count) => parts.slice(0, count).join('/')).find((name) => places.has(name));
}

const code = /\.(?:ts|tsx|mjs)$/;
const ofTests = /(?:\.test|-for-tests)\.tsx?$|(?:test-(?:api|context|database))\.ts$/;
const imported = /(?:from|import\()\s*'((?:\.{1,2}|#lib|#components|#scripts|#server)[^'\n]*)'/g;

function filesIn(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(name);
    return code.test(name) && !ofTests.test(name) ? [name] : [];
  });
}

function importsOf(file: string): string[] {
  return [...fs.readFileSync(file, 'utf8').matchAll(imported)].map(([, name = '']) => {
    if (name === '#server') return 'server.ts';
    return name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name);
  });
}

const arrows = [...['app', 'components', 'lib', 'scripts', 'server'].flatMap(filesIn), 'server.ts'].flatMap((file) =>
  importsOf(file)
    .filter((to) => code.test(to) && !ofTests.test(to) && fs.existsSync(to))
    .map((to) => ({ file, to, from: placeOf(file), goal: placeOf(to) })),
);

describe('the house is as it is drawn', () => {
  it('every folder of the shelves has its place', () => {
    const shelves = ['components', 'lib', 'lib/server'].flatMap((shelf) =>
      fs
        .readdirSync(shelf, { withFileTypes: true })
        .flatMap((entry) => (entry.isDirectory() ? [`${shelf}/${entry.name}`] : [])),
    );
    expect(shelves.filter((name) => name !== 'lib/server' && !places.has(name))).toEqual([]);
    // A domain has no shelf where it has nothing to put.
    const own = [...places.keys()].filter((name) => !domains.some((domain) => name.endsWith(`/${domain}`)));
    expect(own.filter((name) => !fs.existsSync(name))).toEqual([]);
  });

  it('arrows run down', () => {
    const up = arrows.filter(({ from, goal }) => {
      if (from === undefined || goal === undefined || from === goal) return false;
      const [above, below] = [places.get(from)?.floor ?? 0, places.get(goal)?.floor ?? 0];
      // Among the domains the order below decides.
      return above > below || (above === below && !(isDomain(from) && isDomain(goal)));
    });
    expect(up.map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
  });

  it('none goes through the wall from the left', () => {
    const top = places.get('server')?.floor ?? 0;
    const through = arrows.filter(({ from, goal }) => {
      const place = from === undefined ? undefined : places.get(from);
      return place && place.floor > top && !place.isBehindWall && goal?.startsWith('lib/server/');
    });
    expect(through.map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
  });

  it('the domains stand in their order', () => {
    expect(order.split('→').map((name) => name.trim())).toEqual(domains);
  });
});

function isDomain(name: string): boolean {
  const [shelf, domain = ''] = [name.slice(0, name.lastIndexOf('/')), name.split('/').at(-1)];
  return shelf === 'lib/server' && domains.includes(domain);
}
