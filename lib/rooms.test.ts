import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** A room with more than these has more than one subject (docs/architecture.md, "Rooms"). */
const mostFiles = 40;

/** What is looked up by its name, and read by nobody as a shelf. */
const exceptions: Record<string, string> = {
  'components/ui/material-icons': 'drawings, one a file, that an index gives their names',
  'lib/server/seed/content': 'what the demo shop sells: a file for each of its goods and texts',
};

/** A file with more lines than these has more than one subject. */
const mostLines = 300;

/** What is read line by line and not as a whole, or has no subjects to part. */
const longFiles: Record<string, string> = {
  'lib/server/seed/content/': 'what the demo shop sells, and its pages: texts',
  'app/globals.css': 'the one sheet that all pages share; its order is the cascade',
};

const source = /\.(?:ts|tsx|mjs|css)$/;
const places = ['app', 'bench', 'components', 'e2e', 'lib', 'scripts', 'server'];
const atTheTop = ['server.ts', 'middleware.ts', 'next.config.ts', '.dependency-cruiser.mjs'];

/** Each folder below the places where code stands, and how many source files it holds itself. */
function countFiles(folder: string, counts = new Map<string, number>()): Map<string, number> {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  counts.set(folder, entries.filter((entry) => entry.isFile() && source.test(entry.name)).length);
  for (const entry of entries) if (entry.isDirectory()) countFiles(path.posix.join(folder, entry.name), counts);
  return counts;
}

describe('folders of source files', () => {
  const counts = new Map(places.flatMap((place) => [...countFiles(place)]));

  it('hold no more than a newcomer can take in at a look', () => {
    const crowded = [...counts].filter(([folder, count]) => count > mostFiles && !(folder in exceptions));
    expect(crowded).toEqual([]);
  });

  it('are excepted only while they need it', () => {
    const idle = Object.keys(exceptions).filter((folder) => (counts.get(folder) ?? 0) <= mostFiles);
    expect(idle).toEqual([]);
  });
});

/** How many lines each source file has. */
function countLines(folder: string): [string, number][] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return countLines(name);
    return source.test(name) ? [linesOf(name)] : [];
  });
}

const linesOf = (name: string): [string, number] => [name, fs.readFileSync(name, 'utf8').split('\n').length - 1];

describe('source files', () => {
  const lengths = [...places.flatMap(countLines), ...atTheTop.map(linesOf)];
  const long = lengths.filter(([, lines]) => lines > mostLines);

  it('are no longer than can be read at once', () => {
    const excepted = (file: string) => Object.keys(longFiles).some((name) => file.startsWith(name));
    expect(long.filter(([file]) => !excepted(file))).toEqual([]);
  });

  it('are excepted only while they need it', () => {
    const idle = Object.keys(longFiles).filter((name) => !long.some(([file]) => file.startsWith(name)));
    expect(idle).toEqual([]);
  });
});

it('the bounds are those of the docs, and the linter holds the one of functions', () => {
  const { rules } = JSON.parse(fs.readFileSync('biome.json', 'utf8')).linter;
  const mostOfFunction = rules.complexity.noExcessiveLinesPerFunction.options.maxLines;
  const docs = fs.readFileSync('docs/architecture.md', 'utf8').replace(/\s+/g, ' ');
  expect(docs).toContain(
    `A folder holds at most ${mostFiles} source files, a file ${mostLines} lines, a function ${mostOfFunction}`,
  );
});
