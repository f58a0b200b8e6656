/** Strength from 0, guessed at once, to 4, out of reach; by how many guesses a cracker would need. */
export type Strength = 0 | 1 | 2 | 3 | 4;

let meter: Promise<(password: string, ownWords: string[]) => Strength> | undefined;

/**
 * Estimates a password's strength. The word lists are large, so they are fetched when the first password is typed.
 * `ownWords` are names and addresses of the person, which a guesser tries first.
 */
export async function estimateStrength(password: string, ownWords: string[]): Promise<Strength> {
  meter ??= loadMeter();
  return (await meter)(password, ownWords);
}

async function loadMeter() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password: string, ownWords: string[]) => factory.check(password, ownWords).score as Strength;
}
