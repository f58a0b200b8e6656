/** What a picture shows: option key → value key, of a variant's options or of the questions of a specification. */
export type ShownChoices = Record<string, string>;

/** What is chosen; an answer may be more than one key. */
type Chosen = Readonly<Record<string, unknown>>;

function isChosen(chosen: Chosen, [key, value]: [string, string]): boolean {
  const answer = chosen[key];
  return Array.isArray(answer) ? answer.includes(value) : answer === value;
}

/**
 * The place of the picture that shows a choice: the one that says most about it, and nothing that is not so. Without one,
 * the first that would be right for any choice, else the first.
 */
export function pictureFor(pictures: readonly { shows: ShownChoices }[], chosen: Chosen): number {
  const fitting = pictures.flatMap(({ shows }, index) => {
    const entries = Object.entries(shows);
    return entries.every((entry) => isChosen(chosen, entry)) ? [{ index, facts: entries.length }] : [];
  });
  const most = Math.max(0, ...fitting.map(({ facts }) => facts));
  return fitting.find(({ facts }) => facts === most)?.index ?? 0;
}
