import os from 'node:os';
import { demoLogins, demoPassword } from '#lib/server/seed/demo-logins.ts';
import { words } from './words.mjs';

interface Announcement {
  host: string;
  port: number;
  /** Shows the demo logins. Only for the demo shop of the embedded database, where they exist. */
  isDemo: boolean;
  /** Where the demo shop lies that this one was begun beside. */
  demoBeside?: string | undefined;
  /** The address by which the first operator is made. */
  setupAddress?: string | undefined;
}

const loopback = new Set(['127.0.0.1', 'localhost', '::1']);

/** The last thing a start prints: where the shop is, and for the demo shop how to get in. */
export function announce({ host, port, isDemo, demoBeside, setupAddress }: Announcement): void {
  const local = `http://localhost:${port}/`;
  const lines = [words('ready.title'), words('ready.local', { url: local })];
  if (!loopback.has(host))
    for (const address of networkAddresses(host))
      lines.push(words('ready.network', { url: `http://${address}:${port}/` }));
  lines.push(words('ready.reference', { url: `${local}api/reference` }));
  if (isDemo) {
    lines.push('', words('ready.demoTitle'));
    for (const { role, username } of demoLogins) {
      lines.push(`  ${words('ready.login', { role: words(`ready.${role}`), username, password: demoPassword })}`);
    }
  }
  if (demoBeside) lines.push('', words('ready.demoBeside', { path: demoBeside }), words('ready.backToDemo'));
  if (setupAddress) lines.push('', words('ready.setup'), `  ${setupAddress}`, words('ready.setupHow'));
  lines.push('', words('ready.stop'));
  const rule = '─'.repeat(Math.max(...lines.map(widthOf)) + 2);
  console.log(`\n${rule}\n${lines.map((line) => ` ${line}`).join('\n')}\n${rule}`);
}

function networkAddresses(host: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host.includes(':') ? `[${host}]` : host];
  const all = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

/** Chinese characters take two columns on a terminal. */
function widthOf(line: string): number {
  return [...line].reduce((width, character) => width + (/[ᄀ-￯]/.test(character) ? 2 : 1), 0);
}
