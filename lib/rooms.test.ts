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

const source = /\.(?:ts|tsx|mjs|css)$/;
const places = ['app', 'bench', 'components', 'e2e', 'lib', 'scripts', 'server'];

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
