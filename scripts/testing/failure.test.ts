import { parseArgs } from 'node:util';
import { expect, it, jest as mocks } from '@jest/globals';
import { printFailure } from '../failure.ts';

/** What a command says of an error. */
function saidOf(work: () => unknown): string {
  const lines: string[] = [];
  const write = mocks.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
  try {
    work();
  } catch (error) {
    printFailure(error);
  }
  write.mockRestore();
  return lines.join('\n');
}

it.each([
  ['a flag that it does not know', ['--help']],
  ['a value that is too much', ['more']],
])('says %s in one sentence, without where it came from', (_, args) => {
  const said = saidOf(() => parseArgs({ args, options: { name: { type: 'string' } } }));
  expect(said).toContain(args[0]);
  expect(said).not.toMatch(/\bat \S+:\d+/);
});

it('says where a true surprise came from', () => {
  const said = saidOf(() => {
    throw new Error('boom');
  });
  expect(said).toMatch(/boom[\s\S]*\bat /);
});
