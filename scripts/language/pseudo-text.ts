const plain = 'aeiouyAEIOUY';
const marked = 'àéîöûýÀÉÎÖÛÝ';

/** What begins and ends each text of the made-up language. */
export const [opening, closing] = ['⟦', '⟧'];

/**
 * A message as the made-up language has it: between marks, its vowels with accents where they are no part of a placeholder or a tag.
 * `At least {min} characters` becomes `⟦Àt léàst {min} chàràctérs⟧`.
 */
export function pseudoText(message: string): string {
  let depth = 0;
  let isTag = false;
  const letters = [...message].map((letter) => {
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    if (letter === '<') isTag = true;
    if (letter === '>') isTag = false;
    const at = depth === 0 && !isTag ? plain.indexOf(letter) : -1;
    return at < 0 ? letter : marked[at];
  });
  return `${opening}${letters.join('')}${closing}`;
}
