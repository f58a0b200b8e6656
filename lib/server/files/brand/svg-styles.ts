/** What a drawing may say of how something looks; each is an attribute as well. */
const presentation: ReadonlySet<string> = new Set(
  `fill fill-rule fill-opacity clip-rule clip-path mask stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit
   stroke-dasharray stroke-dashoffset stroke-opacity opacity color stop-color stop-opacity font-family font-size font-weight
   text-anchor letter-spacing dominant-baseline display visibility vector-effect paint-order`.split(/\s+/),
);

export const isPresentation = (name: string): boolean => presentation.has(name);

/** A colour, a number, a word, a list of these, or something of the drawing itself: nothing that could fetch or run. */
const plainValue = /^[\w#.,%()\s'"+-]*$/;
const ownReference = /url\(\s*(['"]?)#[\w.:-]+\1\s*\)/g;

/** Whether a value stays within the drawing. */
export function isHarmless(value: string): boolean {
  const rest = value.replace(ownReference, '');
  return plainValue.test(rest) && !/url|expression|script|import/i.test(rest);
}

/** `fill:#000;stroke:none` as attributes; what is none of the presentation is left out. */
export function readDeclarations(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!important/i, '')
      .trim();
    if (isPresentation(name) && isHarmless(value)) found.set(name, value);
  }
  return found;
}

export type StyleRules = Map<string, Map<string, string>>;

/** Programs write `.a,.b{fill:#000}`; rules for anything but a class, an id or an element are not drawn anyway. */
export function readRules(css: string): StyleRules {
  const rules: StyleRules = new Map();
  for (const [, selectors = '', body = ''] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}@]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',').map((each) => each.trim())) {
      if (!/^[.#]?[\w-]+$/.test(selector)) continue;
      const known = rules.get(selector) ?? new Map<string, string>();
      for (const [name, value] of readDeclarations(body)) known.set(name, value);
      rules.set(selector, known);
    }
  }
  return rules;
}
