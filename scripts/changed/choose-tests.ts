import fs from 'node:fs';
import { words } from '../words.mjs';
import { findChanges, listFiles } from './changed-files.ts';
import type { Chain, Project } from './reach.ts';
import { isSpec } from './select-specs.ts';
import { isTest, type Selection, selectTests } from './select-tests.ts';
import { buildGraph } from './source-graph.ts';
import { treeOf } from './source-tree.ts';

export interface Choice extends Selection {
  /** How many there are of each kind. */
  all: { tests: number; specs: number };
}

/** The project in this folder, of `listed` files; those of `changed` that are gone still belong to the graph. */
export function readProject(listed: readonly string[], changed: readonly string[] = []): Project {
  const files = [...new Set([...listed, ...changed])];
  const { imports } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
  const there = files.filter((file) => fs.existsSync(file));
  const read = (file: string) => fs.readFileSync(file, 'utf8');
  const sources = new Set(there);
  const graph = buildGraph(treeOf(files, imports), (file) => (sources.has(file) ? read(file) : undefined));
  return { files: there, graph, read };
}

/** Chooses the tests that the changes since `ref` can break, and says what it compared and what it chose. */
export function chooseTests(ref: string | undefined, isWhyTold: boolean): Choice {
  const changes = findChanges(ref);
  console.log(
    words('test.changed.since', { ref: changes.name, commit: changes.base.slice(0, 10), count: changes.files.length }),
  );
  const project = readProject(listFiles(), changes.files);
  const chosen = selectTests(project, changes.files);
  const all = { tests: project.files.filter(isTest).length, specs: project.files.filter(isSpec).length };
  for (const kind of ['tests', 'specs'] as const) {
    const part = words(kind === 'tests' ? 'test.unit' : 'test.browser');
    console.log(words('test.changed.chosen', { part, count: chosen[kind].size, all: all[kind] }));
    tell(chosen[kind], isWhyTold);
  }
  if (!chosen.isTyped) console.log(words('test.changed.noTypes'));
  return { ...chosen, all };
}

/** Names told without being asked for them. */
const mostTold = 20;

function tell(chosen: Selection['tests'], isWhyTold: boolean): void {
  const told = [...chosen].slice(0, isWhyTold ? chosen.size : mostTold);
  for (const [file, chain] of told) console.log(`  ${isWhyTold ? wayOf(chain) : file}`);
  if (told.length < chosen.size) console.log(`  ${words('test.changed.more', { count: chosen.size - told.length })}`);
}

/** What changed first, then who depends on it, and how. */
const wayOf = (chain: Chain) =>
  chain.map(({ file, reason }) => words(`test.changed.why.${reason}`, { file })).join(' → ');
