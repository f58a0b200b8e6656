import { spawn } from 'node:child_process';

/**
 * Runs a program that knows nothing of us, and ends it once who started us is gone, or when told to. Its output and its end are
 * ours.
 */
const timeoutInMs = 5_000;
const [program = '', ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: 'inherit' });
const end = (signal: NodeJS.Signals) => {
  child.kill(signal);
  setTimeout(() => child.kill('SIGKILL'), timeoutInMs);
};
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(signal));
process.once('disconnect', () => end('SIGTERM'));
process.channel?.unref();
if (!process.connected) end('SIGTERM');
child.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.once('exit', (code) => process.exit(code ?? 1));
