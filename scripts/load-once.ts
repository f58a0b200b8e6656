import module from 'node:module';
import path from 'node:path';

/*
 * A start loads some 2,500 modules. Node looks up anew, for each file that names a package, what that package exports, and reads
 * the whole of it for that: a hundred and eighty kilobytes of drizzle-orm, two thousand times. Here each package is looked up
 * once, and what was stripped of types and compiled is kept for the next start (docs/adr/0036-what-a-start-loads.md).
 */

const packages = new Map<string, module.ResolveFnOutput>();
const isPackage = (specifier: string) => /^[@a-z][^:]*$/.test(specifier);

module.registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    // Packages may hold packages of their own: only what the shop's own files name is the same for all of them.
    const isOwn = parentURL !== undefined && !parentURL.includes('/node_modules/') && conditions.includes('import');
    if (!isOwn || !isPackage(specifier)) return next(specifier, context);
    const known = packages.get(specifier);
    if (known) return known;
    const found = next(specifier, context);
    packages.set(specifier, { ...found, shortCircuit: true });
    return found;
  },
});

module.enableCompileCache(path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'));
