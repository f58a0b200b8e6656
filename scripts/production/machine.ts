import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { makeThrowAwayFolder } from '../programs/throw-away-folder.ts';
import { standIns } from './stand-ins.ts';

interface Programs {
  nginx: string;
  pgbouncer: string;
  /** The newest PostgreSQL of the system. */
  postgresBin: string;
}

export interface Ports {
  postgres: number;
  pooler: number;
  https: number;
  http: number;
  status: number;
}

interface Place {
  programs: Programs;
  ports: Ports;
  secret: string;
}

export const password = 'SHOP-PASSWORD';
const isRoot = process.getuid?.() === 0;

/**
 * A folder that stands for one machine of Debian: the commands of a page run in it as they stand, but for paths, ports and addresses,
 * which are replaced in their text. `10.0.0.5` and `10.0.0.6` are addresses of the loopback.
 */
export class Machine {
  readonly root = makeThrowAwayFolder('shop-page-');
  readonly major: string;
  readonly #place: Place;
  readonly #bin: string;

  constructor(place: Place) {
    this.#place = place;
    this.major = path.basename(path.dirname(place.programs.postgresBin));
    this.#bin = this.at('bin');
    fs.chmodSync(this.root, 0o755);
    for (const folder of ['bin', 'run', 'etc/pgbouncer', 'etc/systemd/system', 'usr/local/sbin', 'var/cache'])
      fs.mkdirSync(this.at(folder), { recursive: true });
    for (const [name, script] of Object.entries(standIns))
      fs.writeFileSync(path.join(this.#bin, name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
  }

  at(name: string): string {
    return path.join(this.root, name);
  }

  /** The text of a page or a file for this folder. */
  staged(text: string): string {
    const { ports } = this.#place;
    return text
      .replace(/(?<![\w./-])\/(etc|var|srv|usr\/local|run)(?=\/)/g, `${this.root}/$1`)
      .replaceAll('/postgresql/17/', `/postgresql/${this.major}/`)
      .replaceAll('17-main', `${this.major}-main`)
      .replace(/\b10\.0\.0\.([56])(\/32)?/g, (_, last, mask) => (mask ? '127.0.0.1/32' : `127.0.0.${last}`))
      .replace(/\b5432\b/g, String(ports.postgres))
      .replace(/\b6432\b/g, String(ports.pooler));
  }

  /** Runs commands; answers what they wrote. Throws with it where they fail. */
  run(code: string, env: Record<string, string> = {}): string {
    const run = spawnSync('bash', ['-euo', 'pipefail', '-c', this.staged(code)], {
      encoding: 'utf8',
      timeout: 60_000,
      killSignal: 'SIGKILL',
      cwd: this.root,
      env: { ...this.#environment(), ...env },
    });
    if (run.status !== 0)
      throw new Error(`${code}\nended with ${run.status ?? run.signal}:\n${run.stdout}${run.stderr}`);
    return run.stdout;
  }

  /** What `apt-get install postgresql` leaves: a cluster with Debian's rules of who may come in. */
  makeCluster(): void {
    const { postgresBin } = this.#place.programs;
    const [data, settings] = [`var/lib/postgresql/${this.major}/main`, `etc/postgresql/${this.major}/main`];
    for (const folder of [data, settings]) fs.mkdirSync(this.at(folder), { recursive: true });
    this.#giveToDatabase();
    this.run(
      `$AS_POSTGRES ${postgresBin}/initdb -D ${this.at(data)} -U postgres --auth=trust --no-sync -E UTF8 > /dev/null`,
    );
    const own = `data_directory = '${this.at(data)}'
hba_file = '${this.at(settings)}/pg_hba.conf'
port = 5432
unix_socket_directories = '${this.at('run')}'
include_dir = 'conf.d'
`;
    fs.mkdirSync(this.at(`${settings}/conf.d`), { recursive: true });
    fs.writeFileSync(this.at(`${settings}/postgresql.conf`), this.staged(own));
    fs.writeFileSync(
      this.at(`${settings}/pg_hba.conf`),
      `local all all trust
host all all 127.0.0.1/32 scram-sha-256
local replication all trust
host replication all 127.0.0.1/32 scram-sha-256
`,
    );
    this.#giveToDatabase();
  }

  /** What `apt-get install nginx` leaves, without the addresses of IPv6, which not every machine of a test has. */
  takeNginx(): void {
    fs.cpSync('/etc/nginx', this.at('etc/nginx'), { recursive: true, dereference: true, filter: isSettings });
    const { ports } = this.#place;
    const others = this.staged(fs.readFileSync(this.at('etc/nginx/nginx.conf'), 'utf8'));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const paths = temporary.map((name) => `${name}_temp_path ${this.at('run')}/${name};`).join(' ');
    const user = isRoot ? 'user root;' : '';
    fs.writeFileSync(
      this.at('etc/nginx/nginx.conf'),
      others.replace(/^user .*$/m, user).replace(/http \{/, `http { ${paths}`),
    );
    fs.mkdirSync(this.at('var/log/nginx'), { recursive: true });
    const site = this.at('etc/nginx/sites-enabled/default');
    if (!fs.existsSync(site)) return;
    const text = fs.readFileSync(site, 'utf8').replace(/^\s*listen \[::\].*$/gm, '');
    fs.writeFileSync(site, text.replace(/\blisten 80\b/, `listen 127.0.0.1:${ports.http}`));
  }

  /** The files of the repository that the page takes, at the places it takes them from. */
  takeDeploy(): void {
    const { ports } = this.#place;
    for (const place of ['srv/shop/source', 'srv/shop/releases/v0.1.0']) {
      fs.cpSync('deploy', this.at(`${place}/deploy`), { recursive: true });
      const settings = this.at(`${place}/deploy/systemd/shop.env.example`);
      fs.writeFileSync(settings, this.staged(fs.readFileSync(settings, 'utf8')));
      const front = this.at(`${place}/deploy/nginx/shop.conf`);
      const text = this.staged(fs.readFileSync(front, 'utf8'))
        .replace('listen 443 ', `listen 127.0.0.1:${ports.https} `)
        .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
        .replace('127.0.0.1:8080', `127.0.0.1:${ports.status}`);
      fs.writeFileSync(front, text);
    }
  }

  stop(): void {
    const quietly = (code: string) => {
      try {
        this.run(code);
      } catch {
        // It had not come that far.
      }
    };
    quietly('nginx -s quit');
    quietly('systemctl stop postgresql@17-main');
    quietly('kill "$(cat "$STAGE/run/pgbouncer.pid")"');
    fs.rmSync(this.root, { recursive: true, force: true });
  }

  #giveToDatabase(): void {
    if (isRoot) spawnSync('chown', ['-R', 'postgres', this.at('var'), this.at('run'), this.at('etc/postgresql')]);
  }

  #environment(): NodeJS.ProcessEnv {
    const { programs, ports, secret } = this.#place;
    return {
      ...process.env,
      PATH: `${this.#bin}:${process.env.PATH}:/usr/sbin`,
      STAGE: this.root,
      AS_POSTGRES: isRoot ? '/usr/sbin/runuser -u postgres --' : '',
      PG_BIN: programs.postgresBin,
      PG_MAJOR: this.major,
      NGINX_PROGRAM: programs.nginx,
      PGBOUNCER: programs.pgbouncer,
      POSTGRES_PORT: String(ports.postgres),
      POOLER_PORT: String(ports.pooler),
      PASSWORD: password,
      SECRET: secret,
      PGPASSWORD: '',
    };
  }
}

/** Modules of packages beside nginx are none of the page's. */
const isSettings = (source: string) => !source.includes('/modules-');
