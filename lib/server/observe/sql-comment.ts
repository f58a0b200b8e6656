import { currentCause } from './cause.ts';
import { writeTraceparent } from './traceparent.ts';

/**
 * What a statement carries of a request that is traced (sqlcommenter's form), so that the database's own lists and logs lead
 * back to it; undefined for all others, whose texts stay the same and keep their names (docs/adr/0042).
 */
export function sqlComment(): string | undefined {
  const { trace, route } = currentCause() ?? {};
  if (!trace?.isSampled) return undefined;
  const facts = [
    ...(route === undefined ? [] : [`route='${encodeFact(route)}'`]),
    `traceparent='${writeTraceparent(trace)}'`,
  ];
  return ` /*${facts.join(',')}*/`;
}

/** Nothing that could end the comment or the text in it; encodeURIComponent leaves these two. */
const encodeFact = (value: string) =>
  encodeURIComponent(value).replace(/['*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
