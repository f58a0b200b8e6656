import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { StateChange } from '#components/ui/hooks/use-address-state.ts';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import { downloadFile } from '#lib/api/transport/download.ts';
import type { ApiQueryKey } from '#lib/api/transport/queries.ts';
import type { DataOf, Endpoint } from '#lib/contract/endpoint.ts';
import { type WorkListName, workSizes } from '#lib/contract/work-list.ts';
import { pageSizes } from '#lib/utils/page/page-parameters.ts';

/** An entry of the contract that answers a list: by page numbers, or by keys where its query names an order (`workQuery`). */
type ListEntry = Endpoint<z.ZodObject, z.ZodType, z.ZodType<{ list: unknown[]; total: number }>>;

/** What a list shows: its filters as the contract reads them, its order, and where in it somebody is. */
export type StateOf<Entry extends ListEntry> =
  Entry extends Endpoint<infer Query> ? Omit<z.output<Query>, 'limit'> & ListPlace : never;

/** Where in a list somebody is, and in which order. */
export interface ListPlace {
  limit: number;
  /** Of lists with page numbers. */
  page?: number | undefined;
  sort?: string;
  after?: string | undefined;
  before?: string | undefined;
}

/** Parts of a state that say where somebody is, not what is listed. */
const places: readonly string[] = ['sort', 'limit', 'page', 'after', 'before'] satisfies (keyof ListPlace)[];

/** What an address says of a filter that usually narrows the list, where somebody wants all of it. */
const everything = 'all';

type ListFile = 'csv' | 'xlsx';

interface ListOptions<State> {
  /** Names a list to work in: its columns and views are kept under it. */
  name?: WorkListName;
  /** Saves what is filtered as a file: the address of that call, which takes the same filters. */
  file?: Endpoint['path'];
  /** Filters that stand as tabs beside the list: they narrow it, and "clear filters" leaves them as they are. */
  tabs?: readonly (keyof State & string)[];
  /** Parameters of the address that choose this list among those of its page: no view and no reset takes them away. */
  within?: readonly string[];
  /** What is shown before anybody has chosen: what waits. Everything is a choice then. */
  usual?: (given: State) => Partial<State>;
  /** What the parts of the state mean together, as an order that depends on what is listed; `given`: what was chosen. */
  settle?: (state: State, given: Partial<State>) => State;
  /** How many at once until somebody chooses, where it is not the first of the sizes. */
  limit?: number;
}

export interface List<State, Answer> extends ListRules<State> {
  /** The read of the contract's entry with that state. */
  query: (state: State) => ReturnType<typeof readAt<Answer>>;
}

/** What holds for a list whatever it answers. */
export interface ListRules<State> {
  name: WorkListName | undefined;
  sizes: readonly number[];
  isNumbered: boolean;
  within: readonly string[];
  /** The state out of an address; the page that prefetches and the screen read it alike. */
  read: (parameters: URLSearchParams) => State;
  /** What narrows the list: every filter that is not as usual, by its name. */
  filterOf: (state: State) => Partial<State>;
  /** The change of the address that sets a filter; `''` or undefined is the choice of everything. */
  choose: (name: string, value: string | number | undefined) => StateChange;
  save: ((state: State, format: ListFile) => Promise<string>) | undefined;
}

const readAt = <Answer>(queryKey: ApiQueryKey) => queryOptions<Answer, ApiError, Answer, ApiQueryKey>({ queryKey });

/**
 * A list of the house. The contract's entry names the filters, once: from its query come the state in the address (what the
 * server would not take is left out, not refused), the read, the export and what "clear filters" clears.
 */
export function defineList<const Entry extends ListEntry>(
  entry: Entry,
  options: ListOptions<StateOf<Entry>> = {},
): List<StateOf<Entry>, DataOf<Entry>> {
  type State = StateOf<Entry>;
  const fields = Object.entries(entry.query?.shape ?? {}) as [string, z.ZodType][];
  const isNumbered = fields.some(([name]) => name === 'page');
  const sizes = isNumbered ? pageSizes : workSizes;
  const filters = fields.filter(([name]) => !places.includes(name) || name === 'sort');
  const initial = defaultsOf(filters);
  const usualOf = (state: State) => ({ ...initial, ...options.usual?.(state) }) as Record<string, unknown>;
  const read = (parameters: URLSearchParams) => {
    const given = readFilters(filters, parameters) as State;
    const kept = { ...initial, ...placeOf(parameters, { sizes, isNumbered, limit: options.limit }), ...given };
    for (const [name, value] of Object.entries(options.usual?.(given) ?? {}))
      if (!(name in given) && parameters.get(name) !== everything) Object.assign(kept, { [name]: value });
    return options.settle ? options.settle(kept, given) : kept;
  };
  const within = options.within ?? [];
  const filterOf = (state: State) => {
    const usual = usualOf(state);
    const isChosen = ([name, value]: [string, unknown]) =>
      !places.includes(name) && !isTab(name) && !within.includes(name) && value !== usual[name];
    return Object.fromEntries(Object.entries(state).filter(isChosen)) as Partial<State>;
  };
  const isTab = (name: string) => options.tabs?.some((tab) => tab === name) ?? false;
  const { file } = options;
  return {
    name: options.name,
    sizes,
    isNumbered,
    within,
    read,
    query: (state) => readAt<DataOf<Entry>>([entry.path, state]),
    filterOf,
    choose: (name, value) => chosen(name, value, (options.usual?.({} as State) as Record<string, unknown>)?.[name]),
    save: file && ((state, format) => downloadFile(file, { ...withoutPlace(state), sort: state.sort, format })),
  };
}

/** What the contract itself makes of a filter that nobody has named. */
function defaultsOf(filters: [string, z.ZodType][]): Record<string, unknown> {
  return Object.fromEntries(
    filters
      .map(([name, field]) => [name, field.safeParse(undefined).data])
      .filter(([, value]) => value !== undefined && value !== false),
  );
}

/** A search field takes no more. */
const mostLetters = 60;

const textOf = (parameters: URLSearchParams, name: string) => {
  const text = parameters.get(name)?.trim();
  return name === 'q' ? text?.slice(0, mostLetters) : text;
};

/** The filters that an address names, each as the contract reads it; what it does not take is as if it were not there. */
function readFilters(filters: [string, z.ZodType][], parameters: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    filters
      .filter(([name]) => textOf(parameters, name))
      .map(([name, field]) => [name, field.safeParse(textOf(parameters, name)).data])
      .filter(([, value]) => value !== undefined && value !== false),
  );
}

interface Sizes {
  sizes: readonly number[];
  isNumbered: boolean;
  limit: number | undefined;
}

function placeOf(parameters: URLSearchParams, { sizes, isNumbered, limit: usual }: Sizes): ListPlace {
  const limit = sizes.find((size) => size === Number(parameters.get('limit'))) ?? usual ?? sizes[0] ?? 10;
  if (isNumbered) {
    const page = Number(parameters.get('page') ?? 1);
    return { page: Number.isSafeInteger(page) && page >= 1 ? page : 1, limit };
  }
  const after = readCursor(parameters, 'after');
  const before = after ? undefined : readCursor(parameters, 'before');
  return { limit, ...(after && { after }), ...(before && { before }) };
}

/** Longer ones come from no answer of ours. */
function readCursor(parameters: URLSearchParams, name: string): string | undefined {
  const cursor = parameters.get(name);
  return cursor && cursor.length <= 200 ? cursor : undefined;
}

const withoutPlace = (state: object) =>
  Object.fromEntries(Object.entries(state).filter(([name]) => !places.includes(name)));

/** The usual is what an address without a word says; everything, where that is not the usual, is a word of its own. */
function chosen(name: string, value: string | number | undefined, usual: unknown): StateChange {
  if (usual === undefined) return { [name]: value };
  return { [name]: value === usual ? undefined : value === undefined || value === '' ? everything : value };
}
