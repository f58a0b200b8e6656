import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Whether a file or a folder of the project is there. */
export const isThere = (file: string) => fs.existsSync(path.join(root, file));

/** What will be written, all of it or nothing: the first file that is there already, or place that is not found, ends it. */
export class Plan {
  readonly #contents = new Map<string, string>();
  readonly #added: string[] = [];

  /** A new file. */
  add(file: string, content: string): void {
    if (isThere(file) || this.#contents.has(file)) throw new Failure('scaffold.there', { path: file });
    this.#contents.set(file, content);
    this.#added.push(file);
  }

  /** A change of a file that is there, or that the plan has made. */
  change(file: string, change: (text: string) => string): void {
    const before = this.#contents.get(file) ?? fs.readFileSync(path.join(root, file), 'utf8');
    try {
      this.#contents.set(file, change(before));
    } catch (error) {
      throw error instanceof MissingPlace
        ? new Failure('scaffold.noPlace', { path: file, place: error.message })
        : error;
    }
  }

  /** A key of a file of messages, whose objects are made where they are missing. */
  addWords(file: string, key: string, words: Words): void {
    if (!isThere(file) && !this.#contents.has(file)) this.add(file, '{}');
    this.change(file, (text) => {
      const all = JSON.parse(text) as Record<string, unknown>;
      if (key in all) throw new Failure('scaffold.wordsThere', { path: file, key });
      return `${JSON.stringify({ ...all, [key]: words }, null, 2)}\n`;
    });
  }

  /** Writes it, lets the formatter bring lines and imports into their order, and answers the new files. */
  write(): string[] {
    for (const [file, content] of this.#contents) {
      fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      fs.writeFileSync(path.join(root, file), content);
    }
    const files = [...this.#contents.keys()].filter((file) => !file.endsWith('.md'));
    run('node_modules/@biomejs/biome/bin/biome', ['check', '--write', ...files]);
    return this.#added;
  }
}

export type Words = string | { [key: string]: Words };

/** Runs a script of the project; what it says is shown only where it fails. */
export function run(script: string, parameters: string[]): void {
  const bin = path.join(root, 'node_modules', '.bin');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...parameters], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = `${stdout}${stderr}`.trim().split('\n');
  if (status !== 0) throw new Failure('scaffold.toolFailed', { tool: path.basename(script) }, lines.slice(-20));
}

class MissingPlace extends Error {}

function findList(text: string, begin: string, end: string): [start: number, stop: number] {
  const start = text.indexOf(begin);
  const stop = text.indexOf(end, start + begin.length);
  if (start < 0 || stop < 0) throw new MissingPlace(begin);
  return [start + begin.length, stop];
}

/** A line at the end of the list that stands between two texts. */
export const appendTo = (begin: string, end: string, line: string) => (text: string) => {
  const [, stop] = findList(text, begin, end);
  return `${text.slice(0, stop)}\n${line}${text.slice(stop)}`;
};

/** A line in its place of a list in alphabetical order. */
export const insertInto = (begin: string, end: string, line: string) => (text: string) => {
  const [start, stop] = findList(text, begin, end);
  const lines = text.slice(start, stop).split('\n');
  const later = lines.findIndex((each) => each.trim() !== '' && each > line);
  lines.splice(later < 0 ? lines.length : later, 0, line);
  return text.slice(0, start) + lines.join('\n') + text.slice(stop);
};

/** An import, in front: the formatter knows its place. */
export const withImport = (line: string) => (text: string) => `${line}\n${text}`;
