import {
  floatShadow,
  fontFamily,
  layer,
  leading,
  type Mode,
  motion,
  palette,
  radius,
  spaceScale,
  typeScale,
  width,
} from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);

function modeVariables(mode: Mode): string {
  const colours = Object.entries(palette[mode]).map(([name, value]) => `--${kebab(name)}:${value}`);
  return [`color-scheme:${mode}`, ...colours, `--shadow-float:${floatShadow[mode]}`].join(';');
}

function fixedVariables(): string {
  return [
    ...typeScale.map((px) => `--text-${px}:${px / 16}rem`),
    ...spaceScale.map((px) => `--space-${px}:${px}px`),
    ...Object.entries(radius).map(([name, px]) => `--radius-${name}:${px}px`),
    ...Object.entries(motion).map(([name, value]) => `--motion-${name}:${value}`),
    ...Object.entries(width).map(([name, px]) => `--width-${name}:${px}px`),
    ...Object.entries(layer).map(([name, value]) => `--layer-${name}:${value}`),
    `--font:${fontFamily}`,
    `--leading-heading:${leading.heading}`,
    `--leading:${leading.chinese}`,
  ].join(';');
}

/**
 * Every token as a CSS variable, so that CSS modules and MUI draw from one source. Without a script the system's
 * colour mode decides; with one, `data-mode` on the root does.
 */
export const themeCss = [
  `:root{${fixedVariables()};${modeVariables('light')}}`,
  `@media screen and (prefers-color-scheme:dark){:root:not([data-mode]){${modeVariables('dark')}}}`,
  `@media screen{:root[data-mode=dark]{${modeVariables('dark')}}}`,
  `:root:lang(en){--leading:${leading.latin}}`,
].join('');
