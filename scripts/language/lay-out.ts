import path from 'node:path';
import { layOutWithLanguage } from './add-language.ts';

/** `node scripts/language/lay-out.ts FOLDER`: the project with a language that nobody speaks, for a walk through its pages. */
layOutWithLanguage(path.join(import.meta.dirname, '..', '..'), path.resolve(process.argv[2] ?? 'made-up'));
