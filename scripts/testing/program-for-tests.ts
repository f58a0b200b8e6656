/** Whether programs may be installed that tests need: a person's machine is left alone. */
const mayInstall = () => Boolean(process.env.CI) || process.getuid?.() === 0;

interface Wanted {
  /** As people call it. */
  name: string;
  find(): string | undefined;
  install(): string | undefined;
}

/**
 * A program of the system that tests need; installed where that may be done. Without it they are left out, which is said aloud; in
 * continuous integration nothing is left out: this throws, and the file that asks for it fails.
 */
export function programForTests({ name, find, install }: Wanted): string | undefined {
  const program = find() ?? (mayInstall() ? install() : undefined);
  if (program) return program;
  if (process.env.CI) throw new Error(`${name} is missing and cannot be installed: in CI no test is left out`);
  process.stderr.write(`\n!!! ${name} is not on this machine: tests that need it are left out\n\n`);
  return undefined;
}
