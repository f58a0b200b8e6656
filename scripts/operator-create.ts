import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { accountField, emailField, passwordField } from '#lib/contract/fields.ts';
import { closeContext, createContext } from '#lib/server/db/context.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { loadSettings, prepareDatabase, requireSettings } from './database.ts';
import { Failure } from './failure.ts';
import { migrate } from './migrations.ts';
import { runCommand, stopAll, stopOnSignals } from './shutdown.ts';
import { words } from './words.mjs';

type Name = 'username' | 'email' | 'password';
const rules = { username: accountField, email: emailField, password: passwordField };

/**
 * `npm run operator:create [-- --username … --email … --password …]`: the first operator of a shop. What no flag and no
 * OPERATOR_USERNAME, OPERATOR_EMAIL, OPERATOR_PASSWORD says is asked for on the terminal.
 */
async function createFirstOperator(): Promise<void> {
  const flags = readFlags();
  loadSettings();
  const { DATA_DIR: dataDir } = requireSettings();
  const person = {
    username: await read('username', flags),
    email: await read('email', flags),
    password: await read('password', flags),
  };
  await prepareDatabase(dataDir);
  await migrate();
  const ctx = createContext();
  try {
    const { createOperator } = await import('#lib/server/identity/index.ts');
    const { id } = await createOperator(ctx, person);
    console.log(words('operator.done', { username: person.username, id }));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const isOwn = error.fields.password?.key === 'passwordOwn';
    const rule = isOwn ? 'operatorRule.passwordOwn' : 'operatorRule.passwordCommon';
    throw new Failure(error.fields.password ? rule : 'operatorTaken');
  } finally {
    await closeContext(ctx);
  }
  await stopAll();
}

function readFlags(): Partial<Record<Name, string>> {
  const text = { type: 'string' } as const;
  return parseArgs({ options: { username: text, email: text, password: text } }).values;
}

async function read(name: Name, flags: Partial<Record<Name, string>>): Promise<string> {
  const given = flags[name] ?? process.env[`OPERATOR_${name.toUpperCase()}`];
  const parsed = rules[name].safeParse(given ?? (await ask(name)));
  if (!parsed.success) throw new Failure(`operatorRule.${name}`);
  return parsed.data;
}

async function ask(name: Name): Promise<string> {
  if (!process.stdin.isTTY) throw new Failure('operatorMissing', { name });
  if (name !== 'password') return question(words(`operator.${name}`), false);
  const password = await question(words('operator.password'), true);
  if (password !== (await question(words('operator.repeat'), true))) throw new Failure('operatorDiffer');
  return password;
}

/** A hidden answer leaves no trace on the terminal. */
async function question(text: string, isHidden: boolean): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: isHidden ? silent : process.stdout,
    terminal: true,
  });
  terminal.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  if (isHidden) process.stdout.write(text);
  try {
    return await terminal.question(isHidden ? '' : text);
  } finally {
    terminal.close();
    if (isHidden) process.stdout.write('\n');
  }
}

stopOnSignals({ quiet: true, code: 130 });
await runCommand(createFirstOperator);
