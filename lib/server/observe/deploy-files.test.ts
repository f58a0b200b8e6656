import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { measureNames, measureOf } from './measures.ts';

const read = (file: string) => fs.readFileSync(file, 'utf8');

/** What others measure, by the package of Debian that does; looked up in what those of Debian 12 answer. */
const ofOthers: Record<string, string[]> = {
  'prometheus-node-exporter': [
    'node_filesystem_avail_bytes',
    'node_filesystem_size_bytes',
    'node_filesystem_readonly',
    'node_filesystem_files',
    'node_filesystem_files_free',
  ],
  'prometheus-nginx-exporter': [
    'nginx_up',
    'nginx_connections_active',
    'nginx_connections_accepted',
    'nginx_connections_handled',
  ],
  mtail: [...read('deploy/prometheus/nginx.mtail').matchAll(/^counter (\w+)$/gm)].map(([, name = '']) => name),
};

/** As Prometheus has them; `up` is its own. */
const known = new Set([
  'up',
  ...Object.values(ofOthers).flat(),
  ...measureNames.flatMap((name) =>
    measureOf(name).kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  ),
]);
const labels = new Set(['le', 'job', 'instance', 'fstype', ...measureNames.flatMap((name) => measureOf(name).labels)]);

/** Words of an expression that are neither functions nor what stands in quotes. */
const words = (expression: string) =>
  [...expression.replace(/"[^"]*"/g, '""').matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)].map(([word]) => word);
const keywords = new Set(['by', 'and', 'or', 'sum', 'max', 'min']);
const withoutRanges = (expression: string) => expression.replace(/\[[^\]]*\]/g, '');

const unknownIn = (expression: string) =>
  words(withoutRanges(expression)).filter((word) => !known.has(word) && !labels.has(word) && !keywords.has(word));

interface Panel {
  title: string;
  targets?: { expr: string }[];
}
const dashboard = JSON.parse(read('deploy/grafana/dashboard.json')) as { panels: Panel[] };
const drawn = dashboard.panels.flatMap(({ title, targets }) =>
  (targets ?? []).map(({ expr }) => [title, expr] as const),
);

/** An alert a piece, and of each its lines by name; an expression over several lines is one. */
const alerts = read('deploy/prometheus/alerts.yml')
  .split(/^ {6}- (?=alert:)/m)
  .slice(1)
  .map((piece) => {
    const lineOf = (name: string) => new RegExp(`\\b${name}: (.+)`).exec(piece)?.[1] ?? '';
    const expr = /\bexpr: (?:>-\n((?: {10}.+\n)+)|(.+))/.exec(piece);
    return { name: lineOf('alert'), expr: (expr?.[1] ?? expr?.[2] ?? '').trim(), runbook: lineOf('runbook') };
  });

/** What stands under each heading, by its anchor as GitHub makes it. */
const partsOf = (file: string) =>
  new Map(
    read(file)
      .split(/^#+ /m)
      .map((part) => {
        const [heading = '', ...lines] = part.split('\n');
        const anchor = heading
          .toLowerCase()
          .replace(/[^\w\- ]/g, '')
          .replaceAll(' ', '-');
        return [anchor, lines.join('\n')];
      }),
  );

describe('what is drawn and what wakes somebody', () => {
  it.each(drawn)('"%s" draws what is measured', (_title, expr) => {
    expect(words(withoutRanges(expr)).filter((word) => known.has(word)).length).toBeGreaterThan(0);
    expect(unknownIn(expr)).toEqual([]);
  });

  it.each(alerts.map(({ name, expr, runbook }) => [name, expr, runbook] as const))(
    '%s is about what is measured, and leads to what to do',
    (name, expr, runbook) => {
      expect(words(withoutRanges(expr)).filter((word) => known.has(word)).length).toBeGreaterThan(0);
      expect(unknownIn(expr)).toEqual([]);
      const [file = '', anchor = ''] = runbook.split('#');
      expect(file).toBe('docs/operation.md');
      // Whoever is woken by a name finds it there.
      expect(partsOf(file).get(anchor) ?? '').toContain(`\`${name}\``);
    },
  );

  it('and no part of what to do names an alert that there is not', () => {
    const named = [...read('docs/operation.md').matchAll(/^Alerts: (.+)$/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    );
    expect([...named].sort()).toEqual(alerts.map(({ name }) => name).sort());
  });

  it('is brought by packages that the page of production installs, with the bounds that it sets', () => {
    const page = read('docs/production.md');
    for (const name of Object.keys(ofOthers)) expect(page).toMatch(new RegExp(`apt-get install .*\\b${name}\\b`));
    const [, bound = ''] = /worker_connections (\d+);\//.exec(page) ?? [];
    expect(alerts.find(({ name }) => name === 'NginxConnectionsNearLimit')?.expr).toContain(`* ${bound}`);
  });

  it('are all there is in the files', () => {
    expect(alerts.length).toBe(read('deploy/prometheus/alerts.yml').match(/alert:/g)?.length);
    expect(new Set(alerts.map(({ name }) => name)).size).toBe(alerts.length);
    expect(drawn.length).toBeGreaterThan(20);
  });
});

it.each(measureNames)('%s is explained, with its labels', (name) => {
  const line = read('docs/observability.md')
    .split('\n')
    .find((each) => each.includes(`\`${name}\``));
  expect(line).toBeDefined();
  for (const label of measureOf(name).labels) expect(line).toContain(`\`${label}\``);
});
