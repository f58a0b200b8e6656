import { appendTo, insertInto, isThere, type Plan, type Words, withImport } from './plan.ts';
import { camel } from './text.ts';

/** The map of calls names a contract file: from there its paths are known. */
export function registerContract(plan: Plan, domain: string, file: string): void {
  const name = camel(`${domain}-${file}`);
  const calls = 'lib/contract/calls.ts';
  plan.change(calls, withImport(`import type * as ${name} from './${domain}/${file}.ts';`));
  plan.change(calls, insertInto('  | typeof workList\n', ';', `  | typeof ${name}`));
}

/** The app serves the routes of a file. */
export function registerRoute(plan: Plan, name: string, from: string): void {
  const routes = 'lib/server/http/routes/register-routes.ts';
  plan.change(routes, withImport(`import { ${name} } from './${from}.ts';`));
  plan.change(routes, appendTo('const files: ', '\n];', `  ${name},`));
}

/** Words under a key of a namespace, which is made known where it is new. */
export function addWords(plan: Plan, namespace: string, key: string, words: { zh: Words; en: Words }): void {
  if (!isThere(`messages/zh-cn/${namespace}.json`)) registerNamespace(plan, namespace);
  plan.addWords(`messages/zh-cn/${namespace}.json`, key, words.zh);
  plan.addWords(`messages/en/${namespace}.json`, key, words.en);
}

function registerNamespace(plan: Plan, namespace: string): void {
  plan.change('lib/i18n/namespaces.ts', appendTo('pageNamespaces = [', '\n] as const', `  '${namespace}',`));
  const types = 'lib/i18n/global.d.ts';
  plan.change(types, withImport(`import type ${namespace} from '../../messages/zh-cn/${namespace}.json';`));
  plan.change(types, appendTo('Messages: {', '\n    };', `      ${namespace}: typeof ${namespace};`));
}

const accessTables = {
  member: ['table-for-tests', 'memberCalls'],
  store: ['store-calls-for-tests', 'storeCalls'],
  desk: ['desk-calls-for-tests', 'deskCalls'],
} as const;

export type Audience = keyof typeof accessTables;
export const audiences = Object.keys(accessTables) as Audience[];

/** Who may ask: the test of access fails for a call it does not know. */
export function registerAccess(plan: Plan, audience: Audience, path: string): void {
  const [file, name] = accessTables[audience];
  const who = { member: 'members', store: 'stores', desk: 'operators' }[audience];
  const row = appendTo(`${name}: Row[] = [`, '\n];', `  ['get ${path}', '${who}'],`);
  plan.change(`lib/server/http/access/${file}.ts`, row);
}

/** What others may use of a module. */
export const exportFromIndex = (plan: Plan, domain: string, line: string) =>
  plan.change(`lib/server/${domain}/index.ts`, (text) => `${text.trimEnd()}\n${line}\n`);
