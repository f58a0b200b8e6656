import { domains } from '#lib/domains.mjs';
import { Failure } from '../failure.ts';
import * as files from './domain-files.ts';
import { isThere, Plan } from './plan.ts';
import { addWords, exportFromIndex, registerAccess, registerContract, registerRoute } from './registrations.ts';
import { heading, pascal } from './text.ts';

interface Title {
  zh: string | undefined;
  en: string | undefined;
}

/**
 * Plans what a domain does not have yet: a first call through all shelves. What is there stays as it is; a domain that has
 * calls of its own has nothing to be laid out.
 */
export function layOutDomain(domain: string | undefined, title: Title): Plan {
  if (!domain || !domains.includes(domain)) {
    throw new Failure('scaffold.unknownDomain', { domain: domain ?? '', domains: domains.join(', ') });
  }
  const contract = `lib/contract/${domain}`;
  if (isThere(contract)) throw new Failure('scaffold.there', { path: contract });
  const plan = new Plan();
  layOutPageSide(plan, domain, title);
  layOutServerSide(plan, domain);
  return plan;
}

function layOutPageSide(plan: Plan, domain: string, { en = heading(domain), zh = en }: Title): void {
  plan.add(`lib/contract/${domain}/member-overview.ts`, files.contractFile(domain));
  registerContract(plan, domain, 'member-overview');
  addWords(plan, domain, 'title', { zh, en });
}

function layOutServerSide(plan: Plan, domain: string): void {
  const shelf = `lib/server/${domain}`;
  const rules = isThere(`${shelf}/rules.ts`) ? 'overview-rules' : 'rules';
  plan.add(`${shelf}/${rules}.ts`, files.rulesFile(domain));
  plan.add(`${shelf}/${rules}.test.ts`, files.rulesTest().replace('./rules.ts', `./${rules}.ts`));
  plan.add(`${shelf}/describe-overview.ts`, files.describeFile(domain, rules));
  plan.add(`${shelf}/describe-overview.db.test.ts`, files.describeTest(domain));
  const face = `export { describe${pascal(domain)}Overview } from './describe-overview.ts';`;
  if (isThere(`${shelf}/index.ts`)) exportFromIndex(plan, domain, face);
  else plan.add(`${shelf}/index.ts`, files.indexFile(domain));
  const document = `docs/domain/${domain}.md`;
  if (!isThere(document)) plan.add(document, files.domainDocument(domain));
  const routes = `lib/server/http/routes/${domain}`;
  plan.add(`${routes}/member-overview.ts`, files.routeFile(domain));
  plan.add(`${routes}/member-overview.test.ts`, files.routeTest(domain));
  registerRoute(plan, `register${pascal(domain)}Overview`, `${domain}/member-overview`);
  registerAccess(plan, 'member', `/api/${domain}/overview`);
}
