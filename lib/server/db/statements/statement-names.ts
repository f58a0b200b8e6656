import { createHash } from 'node:crypto';

/** What a process remembers; each connection of the pool keeps a plan for each of them. */
const mostNames = 1000;

/**
 * Names statements that come again, so that a connection parses and plans them once (measured in `bench/named-statements`).
 * A text gets its name the second time it is seen: what is asked once, such as a list of ids of a rare length, is not worth
 * a plan that stays. Statements without parameters (`begin`) go as they are.
 */
export function createStatementNames(most = mostNames): (text: string) => string | undefined {
  const names = new Map<string, string | undefined>();
  return (text) => {
    if (!names.has(text)) {
      if (names.size < most) names.set(text, undefined);
      return undefined;
    }
    const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
}
