import { parseArgs } from 'node:util';
import { layOutDomain } from './scaffold/lay-out-domain.ts';
import { runCommand } from './shutdown.ts';
import { words } from './words.mjs';

/** `npm run new:domain <word> [-- --en … --zh …]`: lays out a domain of `lib/domains.mjs` on the shelves it lacks. */
async function layOut(): Promise<void> {
  const title = { en: { type: 'string' }, zh: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ options: title, allowPositionals: true });
  const [domain] = positionals;
  const added = layOutDomain(domain, { en: values.en, zh: values.zh }).write();
  for (const file of added) console.log(file);
  console.log(words('scaffold.domainDone', { domain: domain ?? '' }));
}

await runCommand(layOut);
