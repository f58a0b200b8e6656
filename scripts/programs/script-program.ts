/**
 * A script, named from the folder of the project, for Node in that folder, as `npm run` starts it: what it loads is found and compiled
 * once, which halves what a script costs that loads the whole server (docs/adr/0036).
 */
export const scriptProgram = (script: string): string[] => ['--import', './scripts/load-once.ts', script];
