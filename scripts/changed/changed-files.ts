import { spawnSync } from 'node:child_process';
import { Failure } from '../failure.ts';

interface Changes {
  /** The commit that the work tree is compared with, and what it was called. */
  base: string;
  name: string;
  files: string[];
}

/** Where a branch usually began; the last of them is always there. */
const usual = ['origin/main', 'origin/master', 'main', 'master', 'HEAD'];

/**
 * The files in which the work tree differs from `ref`: committed, staged or not, and those git does not know yet. Without a
 * ref from where the branch left the first of the usual ones. Throws a `Failure` outside of git or for an unknown ref.
 */
export function findChanges(ref: string | undefined, folder = '.'): Changes {
  const git = gitIn(folder);
  if (git('rev-parse', '--is-inside-work-tree') === undefined) throw new Failure('noGit');
  const name = ref ?? usual.find((one) => git('rev-parse', '--verify', '--quiet', `${one}^{commit}`)) ?? 'HEAD';
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)?.trim();
  if (!commit) throw new Failure('unknownRef', { ref: name });
  const base = ref === undefined ? (git('merge-base', commit, 'HEAD')?.trim() ?? commit) : commit;
  const differing = namesOf(git('diff', '--name-only', '--no-renames', '--relative', '-z', base, '--'));
  const untracked = namesOf(git('ls-files', '--others', '--exclude-standard', '-z'));
  return { base, name, files: [...new Set([...differing, ...untracked])].sort() };
}

/** Every file that git knows or would take, as it stands in the work tree. */
export function listFiles(folder = '.'): string[] {
  return namesOf(gitIn(folder)('ls-files', '--cached', '--others', '--exclude-standard', '-z'));
}

const namesOf = (answer = '') => answer.split('\0').filter(Boolean);

/** Undefined where git refuses, or is not there. */
const gitIn =
  (cwd: string) =>
  (...args: string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28 });
    return status === 0 ? stdout : undefined;
  };
