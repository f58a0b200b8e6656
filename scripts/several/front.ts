import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../programs/port.ts';
import { makeThrowAwayFolder } from '../programs/throw-away-folder.ts';
import { end, hasEnded, runProgramTied } from '../programs/tied.ts';

const given = path.join(import.meta.dirname, '..', '..', 'deploy', 'nginx');

interface Front {
  /** The port visitors come to. */
  port: number;
  pages: string[];
  api: string[];
  certificate: { key: string; cert: string };
}

/** What nginx answered, as it wrote it down. */
interface Answered {
  method: string;
  path: string;
  status: number;
  /** Of each process that was asked, in turn. */
  asked: string;
}

/** nginx as `deploy/nginx` has it, but for addresses, names and certificates, which are everybody's own. */
export async function startFront(program: string, front: Front) {
  const folder = makeThrowAwayFolder('shop-front-');
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  write('key.pem', front.certificate.key);
  write('cert.pem', front.certificate.cert);
  fs.copyFileSync(path.join(given, 'shop-locations.conf'), path.join(folder, 'shop-locations.conf'));
  write('shop.conf', await withOwnPlaces(fs.readFileSync(path.join(given, 'shop.conf'), 'utf8'), folder, front));
  write('nginx.conf', around(folder));
  const child = runProgramTied(program, ['-c', path.join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr']);
  const said: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text) => said.push(text));
  const stop = async () => {
    await end(child);
    fs.rmSync(folder, { recursive: true, force: true });
  };
  while (!hasEnded(child) && !fs.existsSync(path.join(folder, 'pid'))) await wait(20);
  if (hasEnded(child)) {
    await stop();
    throw new Error(`nginx did not start:\n${said.join('')}`);
  }
  return { stop, said, readAnswers: () => readAnswers(path.join(folder, 'access.log')) };
}

/** Each of them has to be found: what is tried is what people are given. */
async function withOwnPlaces(text: string, folder: string, { port, pages, api }: Front): Promise<string> {
  const servers = (addresses: string[]) => (_: string, rules: string) =>
    addresses.map((address) => `server ${address} ${rules}`).join('\n    ') || 'server 127.0.0.1 down;';
  const other = `listen 127.0.0.1:${await findFreePort()};`;
  const status = await findFreePort();
  const places: [RegExp, (found: string, rules: string) => string][] = [
    [/server 127\.0\.0\.1:3001 (.*)\n\s*server 127\.0\.0\.1:3002 .*/, servers(pages)],
    [/server 127\.0\.0\.1:3011 (.*)\n\s*server 127\.0\.0\.1:3012 .*/, servers(api)],
    [/\/var\/cache\/nginx\/shop/, () => path.join(folder, 'kept')],
    [/listen 80;/, () => other],
    [/listen 127\.0\.0\.1:8080;/, () => `listen 127.0.0.1:${status};`],
    [/listen 443 /, () => `listen 127.0.0.1:${port} `],
    [/\/etc\/letsencrypt\/\S+\/fullchain\.pem/, () => path.join(folder, 'cert.pem')],
    [/\/etc\/letsencrypt\/\S+\/privkey\.pem/, () => path.join(folder, 'key.pem')],
  ];
  return places.reduce((soFar, [pattern, own]) => {
    if (!pattern.test(soFar)) throw new Error(`deploy/nginx/shop.conf has no ${pattern}`);
    return soFar.replace(pattern, own);
  }, text);
}

/** What a package of nginx brings along around such a file. */
function around(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, 't')};`,
  );
  return `
    daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 2;
    pid ${path.join(folder, 'pid')};
    error_log stderr warn;
    events {}
    http {
      log_format answered '$request_method $status "$upstream_status" $request_uri';
      access_log ${path.join(folder, 'access.log')} answered;
      ${temporary.join('\n      ')}
      include shop.conf;
    }`;
}

function readAnswers(file: string): Answered[] {
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [, method = '', status = '', asked = '', path = ''] = /^(\S+) (\d+) "([^"]*)" (.*)$/.exec(line) ?? [];
    return { method, status: Number(status), asked, path };
  });
}
