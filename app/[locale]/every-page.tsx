'use client';

/**
 * What every page of the storefront carries, taken through one module by the layout above all: else the bundler makes files
 * of a few hundred bytes of it, each with its own headers. `e2e/speed/script-budget.spec.ts` counts them.
 */
export { SearchForm } from '#components/catalogue/shop/search/search-form.tsx';
export { ErrorWordsProvider } from '#components/layout/error-page.tsx';
export { HeaderNav } from '#components/layout/path-aware.tsx';
export { Static } from '#components/ui/static/static-frame.tsx';
