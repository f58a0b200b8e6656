import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { readProject } from './choose-tests.ts';
import { selectTests } from './select-tests.ts';

const root = path.join(import.meta.dirname, '..', '..');
const shelves = [
  'app',
  'bench',
  'components',
  'deploy',
  'docs',
  'e2e',
  'lib',
  'messages',
  'public',
  'scripts',
  'server',
];

const below = shelves.flatMap((shelf) =>
  fs
    .readdirSync(path.join(root, shelf), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
);
const project = readProject([...fs.readdirSync(root).filter((name) => path.extname(name)), ...below]);

it.each([
  // Imported, by way of a module's face and of a program that is started.
  ['lib/server/orders/dispatch/claim-order.ts', 'lib/server/http/routes/orders/store-pool.test.ts'],
  ['server.ts', 'server/worker.test.ts'],
  ['scripts/doctor.ts', 'scripts/doctor/doctor.db.test.ts'],
  // Read: all words, a document, one source as a text, migrations, files of a deployment, a picture.
  ['messages/en/terminal.json', 'lib/i18n/messages.test.ts'],
  ['docs/domain/orders.md', 'lib/server/documented-lists.test.ts'],
  ['docs/domain/orders.md', 'lib/domain-docs.test.ts'],
  ['docs/upgrading.md', 'lib/server/db/migrating/versions.db.test.ts'],
  ['components/ui/menu-icon.tsx', 'lib/server/seed/rule-icons.test.ts'],
  ['lib/server/db/migrations/meta/_journal.json', 'lib/server/db/migrating/migrations.db.test.ts'],
  ['deploy/systemd/shop@.service', 'scripts/deploy/deploy-files.test.ts'],
  ['public/art/hero.svg', 'lib/server/seed/pictures/art/art.test.ts'],
  // Opened in a browser, by the page itself, its styles, and a call that it asks for.
  ['app/[locale]/(site)/cooperate/page.tsx', 'e2e/cooperate.spec.ts'],
  ['components/aftersales/desk/reasons/reasons.module.css', 'e2e/back-office-pages.spec.ts'],
  ['lib/server/http/routes/orders/store-pool.ts', 'e2e/back-office-journey.spec.ts'],
  ['lib/server/jobs/queues.ts', 'e2e/operation/failed-jobs.spec.ts'],
  ['e2e/pages/bank-batches.ts', 'e2e/money/bank-batch.spec.ts'],
])('%s reaches %s', (changed, reached) => {
  expect(fs.existsSync(path.join(root, changed))).toBe(true);
  const { tests, specs } = selectTests(project, [changed]);
  expect([...tests.keys(), ...specs.keys()]).toContain(reached);
});

it('what few depend on reaches few', () => {
  const count = (changed: string) => {
    const { tests, specs } = selectTests(project, [changed]);
    return tests.size + specs.size;
  };
  expect(count('docs/domain/orders.md')).toBeLessThan(20);
  expect(count('lib/server/jobs/job-steps.test.ts')).toBeLessThan(30);
  expect(count('components/aftersales/desk/reasons/reasons.module.css')).toBeLessThan(60);
});
