import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { fetchPromtool, findPromtool } from './promtool.ts';

const program = findPromtool() ?? (process.env.CI || process.getuid?.() === 0 ? fetchPromtool() : undefined);
if (!program) process.stderr.write('promtool is not there: the alarms are not tried\n');

(program ? it : it.skip).each([
  ['check', 'config', 'prometheus.yml'],
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
])('Prometheus reads the alarms, and they fire when they should: %s %s', (...args) => {
  const run = spawnSync(program ?? '', args, { encoding: 'utf8', cwd: 'deploy/prometheus', timeout: 60_000 });
  expect({ status: run.status, said: run.status === 0 ? '' : run.stdout + run.stderr }).toEqual({
    status: 0,
    said: '',
  });
});
