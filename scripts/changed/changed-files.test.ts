import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { findChanges, listFiles } from './changed-files.ts';

function git(...args: string[]): string {
  const who = ['-c', 'user.name=T', '-c', 'user.email=t@shop.test', '-c', 'commit.gpgsign=false'];
  const { status, stdout, stderr } = spawnSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

const write = (name: string, content: string) => fs.writeFileSync(path.join(folder, name), content);

function commit(files: Record<string, string>): string {
  for (const [name, content] of Object.entries(files)) write(name, content);
  git('add', '-A');
  git('commit', '-qm', 'work');
  return git('rev-parse', 'HEAD');
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-changes-'));
git('init', '-q', '-b', 'main');

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('finds what was committed, staged, written, added, moved and removed since the branch began', () => {
  const names = ['kept', 'committed', 'staged', 'written', 'moved', 'removed', 'ignored.log'];
  const first = commit({ '.gitignore': '*.log\n', ...Object.fromEntries(names.map((name) => [name, `${name} 1`])) });
  git('checkout', '-qb', 'work');
  const second = commit({ committed: 'committed 2' });
  git('checkout', '-q', 'main');
  commit({ elsewhere: 'of another' });
  git('checkout', '-q', 'work');
  write('staged', 'staged 2');
  git('add', 'staged');
  write('written', 'written 2');
  write('用户 new', 'new');
  write('other.log', 'ignored');
  git('mv', 'moved', 'moved-there');
  fs.rmSync(path.join(folder, 'removed'));

  const since = ['moved', 'moved-there', 'removed', 'staged', 'written', '用户 new'];
  expect(findChanges(undefined, folder)).toEqual({ base: first, name: 'main', files: ['committed', ...since] });
  expect(findChanges('HEAD', folder)).toEqual({ base: second, name: 'HEAD', files: since });
  expect(findChanges('main', folder).files).toEqual(['committed', 'elsewhere', ...since]);
  expect(listFiles(folder)).toEqual(expect.arrayContaining(['kept', 'moved-there', '用户 new']));

  git('update-ref', 'refs/remotes/origin/main', second);
  expect(findChanges(undefined, folder)).toEqual({ base: second, name: 'origin/main', files: since });
});

it('says so where there is nothing to compare with', () => {
  expect(() => findChanges('nobody', folder)).toThrow('unknownRef');
  expect(() => findChanges('--all', folder)).toThrow('unknownRef');
  const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-no-git-'));
  expect(() => findChanges(undefined, outside)).toThrow('noGit');
  fs.rmSync(outside, { recursive: true });
});
