import { randomUuid } from '#lib/utils/random-uuid.ts';
import { stillKept } from '../../files/evidence-file.ts';
import { type ApplyInput, type ApplyOptions, canBeChosen, mostPieces } from './apply-values.ts';

/** Whose draft it is, and of which order: on a shared computer nobody sees what somebody else has typed. */
export interface DraftPlace {
  user: number;
  no: string;
}

const keyOf = ({ user, no }: DraftPlace) => `aftersale:${user}:${no}`;
const sentKeyOf = (place: DraftPlace) => `${keyOf(place)}:sent`;

/** What is typed into an empty form: the line somebody comes from, or the only one there is, with all of its pieces. */
export function startInput(options: ApplyOptions, line?: number): ApplyInput {
  const open = options.lines.filter(canBeChosen);
  const first = open.find(({ id }) => id === line) ?? (open.length === 1 ? open[0] : undefined);
  return {
    lines: first ? { [first.id]: { qty: String(mostPieces(first, '')), variant: 0 } } : {},
    type: '',
    reason: 0,
    amount: '',
    received: '',
    description: '',
    phone: options.phone,
    files: [],
  };
}

/** What was kept, as far as it still holds. Who comes from another line means that one; what is typed stays. */
export function restoreInput(
  stored: Partial<ApplyInput>,
  options: ApplyOptions,
  now: number,
  line?: number,
): ApplyInput {
  const start = startInput(options, line);
  const lines = { ...stored.lines };
  const isAnother = line !== undefined && start.lines[line] !== undefined && lines[line] === undefined;
  return {
    ...start,
    ...stored,
    lines: isAnother || Object.keys(lines).length === 0 ? start.lines : lines,
    phone: stored.phone || start.phone,
    files: stillKept(stored.files ?? [], now),
  };
}

export const readDraft = (place: DraftPlace) => read<Partial<ApplyInput>>(keyOf(place));

export const keepDraft = (place: DraftPlace, input: ApplyInput): void => write(keyOf(place), input);

export function dropDraft(place: DraftPlace): void {
  write(keyOf(place), undefined);
  write(sentKeyOf(place), undefined);
}

/**
 * The key of a request (docs/domain/common.md 4). It stays with the draft: who sends the same once more, because the answer
 * was lost or the page was loaded anew, gets the request that was made and not a second one.
 */
export function requestKey(place: DraftPlace, body: unknown): string {
  const text = JSON.stringify(body);
  const sent = read<{ text: string; key: string }>(sentKeyOf(place));
  if (sent?.text === text) return sent.key;
  const key = randomUuid();
  write(sentKeyOf(place), { text, key });
  return key;
}

function read<Value>(key: string): Value | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is forbidden or full: what is typed then lasts as long as the page.
  }
}
