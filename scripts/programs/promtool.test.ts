import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { getPromtool } from './promtool.ts';

const program = getPromtool();

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
