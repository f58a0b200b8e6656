import fs from 'node:fs';
import path from 'node:path';

/** Jest's filter: of all test files those that stand in the file CHOSEN_TESTS names, for a command line has no room for them. */
function onlyChosen(testPaths) {
  const chosen = new Set(
    JSON.parse(fs.readFileSync(process.env.CHOSEN_TESTS, 'utf8')).map((file) => path.resolve(file)),
  );
  return { filtered: testPaths.filter((file) => chosen.has(file)) };
}

// As jest loads it: with require.
export { onlyChosen as 'module.exports' };
