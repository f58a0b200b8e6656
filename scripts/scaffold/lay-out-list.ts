import { domains } from '#lib/domains.mjs';
import { Failure } from '../failure.ts';
import { type ListNames, nameList } from './list-names.ts';
import * as pageSide from './list-page-files.ts';
import * as serverSide from './list-server-files.ts';
import { routeTest } from './list-tests.ts';
import { appendTo, insertInto, isThere, Plan } from './plan.ts';
import * as registrations from './registrations.ts';
import { audiences } from './registrations.ts';
import { heading } from './text.ts';

interface ListRequest {
  domain: string | undefined;
  audience: string | undefined;
  name: string | undefined;
  zh: string | undefined;
  en: string | undefined;
}

/** Plans a list with its table, its call, its screen and its page. */
export function layOutList(request: ListRequest): Plan {
  const names = checkedNames(request);
  const plan = new Plan();
  layOutCall(plan, names);
  layOutServerSide(plan, names);
  layOutScreen(plan, names, request);
  return plan;
}

function checkedNames({ domain = '', audience, name = '' }: ListRequest): ListNames {
  const known = audiences.find((each) => each === audience);
  if (!known || !/^(?=.{2,24}$)[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new Failure('scaffold.listUsage', { audiences: audiences.join(', ') });
  }
  if (!domains.includes(domain)) {
    throw new Failure('scaffold.unknownDomain', { domain, domains: domains.join(', ') });
  }
  if (!isThere(`lib/server/${domain}/index.ts`)) throw new Failure('scaffold.listWithoutDomain', { domain });
  return nameList(domain, known, name);
}

function layOutCall(plan: Plan, names: ListNames): void {
  const { domain, audience, name, file, path, page } = names;
  plan.add(`lib/contract/${domain}/${file}.ts`, serverSide.contractFile(names));
  registrations.registerContract(plan, domain, file);
  plan.add(`lib/server/http/routes/${domain}/${file}.ts`, serverSide.routeFile(names));
  plan.add(`lib/server/http/routes/${domain}/${file}.test.ts`, routeTest(names));
  registrations.registerRoute(plan, serverSide.registerName(names), `${domain}/${file}`);
  registrations.registerAccess(plan, audience, path);
  if (audience === 'desk') {
    const node = insertInto('callNodes = [\n', '\n] as const', `  '${serverSide.nodeOf(names)}',`);
    plan.change('lib/contract/nodes.ts', node);
  }
  if (audience === 'store') plan.change('lib/contract/nodes.ts', withPageNode(page));
  if (audience === 'member') return;
  const list = appendTo('workLists = [', '\n] as const', `  '${audience}-${name}',`);
  plan.change('lib/contract/work-list.ts', list);
}

/** The page's own node opens the calls that it makes. */
const withPageNode = (page: string) => (text: string) =>
  text.includes(`'${page}'`) ? text : appendTo('pageNodes = [', '\n] as const', `  '${page}',`)(text);

function layOutServerSide(plan: Plan, names: ListNames): void {
  const { domain, audience, name, list, pascal } = names;
  const ownersDomain = audience === 'store' ? 'store' : 'identity';
  const references = domains.indexOf(domain) >= domains.indexOf(ownersDomain);
  const useCase = list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  plan.add(`lib/server/${domain}/${name}-tables.ts`, serverSide.tablesFile(names, references));
  plan.add(`lib/server/${domain}/${useCase}.ts`, serverSide.readFile(names));
  registrations.exportFromIndex(plan, domain, `export { ${list}, type ${pascal}Entry } from './${useCase}.ts';`);
}

function layOutScreen(plan: Plan, names: ListNames, { en = heading(names.name), zh = en }: ListRequest): void {
  const { domain, audience, name, camel, namespace, page } = names;
  const folder = `components/${domain}/${audience}/${name}`;
  plan.add(`${folder}/${name}-list.ts`, pageSide.listFile(names));
  plan.add(`${folder}/${name}-list.test.ts`, pageSide.listTest(names));
  plan.add(`${folder}/${name}-screen.tsx`, pageSide.screenFile(names));
  plan.add(`app/[locale]/user/(centre)/${page}/page.tsx`, pageSide.pageFile(names));
  addPage(plan, names, { zh, en });
  registrations.addWords(plan, namespace, camel, {
    zh: { title: zh, search: '按标题搜索', columns: { title: '标题', time: '创建时间' }, empty: '暂无记录' },
    en: {
      title: en,
      search: 'Search by title',
      columns: { title: 'Title', time: 'Created' },
      empty: 'Nothing here yet',
    },
  });
}

/** The page has an address, a title, and a rule by which it stands in the menu. */
function addPage(plan: Plan, names: ListNames, { zh, en }: { zh: string; en: string }): void {
  const { audience, page } = names;
  const below = audience === 'member' ? page : page.slice(`${audience}/`.length);
  const route = appendTo(`export const ${audience}Routes = [`, '\n];', `  ${audience}('${below}'),`);
  plan.change(`lib/routes/${audience}-routes.ts`, route);
  plan.addWords('messages/zh-cn/routes.json', `user/${page}`, zh);
  plan.addWords('messages/en/routes.json', `user/${page}`, en);
  if (audience === 'desk') {
    addDeskRule(plan, names, { zh, en });
    return;
  }
  const [file, directory] = { store: ['store-rules', 'store'], member: ['rules', 'account'] }[audience];
  const rule = `    menu('${page}', 'fa-list'),`;
  plan.change(`lib/server/setup/${file}.ts`, appendTo(`directory('${directory}', `, '\n    page(', rule));
}

/** Operators are let in by the call below the page. */
function addDeskRule(plan: Plan, names: ListNames, { zh, en }: { zh: string; en: string }): void {
  const node = serverSide.nodeOf(names);
  const rule = `  workplace('${names.page}', 'fa-list', [button('${node}')]),`;
  plan.addWords('messages/zh-cn/identityRules.json', node, `查看${zh}`);
  plan.addWords('messages/en/identityRules.json', node, `View ${en.toLowerCase()}`);
  plan.change('lib/server/setup/desk-rules.ts', appendTo(`directory('desk', `, '\n  page(', rule));
}
