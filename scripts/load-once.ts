import module from 'node:module';
import path from 'node:path';

/*
 * A start loads some 2,500 modules. Node looks up anew, for each file that names a package, what that package exports, and reads
 * the whole of it for that: a hundred and eighty kilobytes of drizzle-orm, two thousand times. For each file that names another
 * of the shop's own it reads the shop's package.json. Here each package and each file is looked up once, and what was stripped
 * of types and compiled is kept for the next start (docs/adr/0036-what-a-start-loads.md).
 */

const found = new Map<string, module.ResolveFnOutput>();
/** Packages, and the shop's own names for its folders: both are the same whoever asks. */
const isName = (specifier: string) => /^[#@a-z][^:]*$/.test(specifier);

/** What two specifiers have in common that lead to the same module; undefined for what Node has built in. */
function keyOf(specifier: string, parentURL: string): string | undefined {
  if (isName(specifier)) return specifier;
  return specifier.startsWith('.') ? new URL(specifier, parentURL).href : undefined;
}

module.registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    // Packages may hold packages of their own: only what the shop's own files name is the same for all of them.
    const isOwn = parentURL !== undefined && !parentURL.includes('/node_modules/') && conditions.includes('import');
    const key = isOwn && parentURL.startsWith('file:') ? keyOf(specifier, parentURL) : undefined;
    if (key === undefined) return next(specifier, context);
    const known = found.get(key);
    if (known) return known;
    const resolved = next(specifier, context);
    found.set(key, { ...resolved, shortCircuit: true });
    return resolved;
  },
});

module.enableCompileCache(path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'));
