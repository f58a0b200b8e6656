import { parseArgs } from 'node:util';
import { layOutList } from './scaffold/lay-out-list.ts';
import { run } from './scaffold/plan.ts';
import { runCommand } from './shutdown.ts';
import { words } from './words.mjs';

/**
 * `npm run new:list <domain> <audience> <name> [-- --en … --zh …]`: lays out a list with its table and migration,
 * its call, its screen and its page.
 */
async function layOut(): Promise<void> {
  const text = { type: 'string' } as const;
  const { positionals, values } = parseArgs({ options: { en: text, zh: text }, allowPositionals: true });
  const [domain, audience, name] = positionals;
  const { en, zh } = values;
  const added = layOutList({ domain, audience, name, en, zh }).write();
  run('scripts/db-generate.ts', ['--name', `${domain}-${name}`]);
  for (const file of added) console.log(file);
  console.log(words('scaffold.listDone', { name: name ?? '' }));
}

await runCommand(layOut);
