'use client';

import { Component, createRef, type HTMLAttributes, type ReactNode } from 'react';
import { staticParts } from '#lib/routes/static-parts.ts';
import { mayReload } from '#lib/utils/page/reload-guard.ts';
import type { Place } from './place.ts';

export interface StaticFrameProps extends HTMLAttributes<HTMLElement> {
  name: string;
  as?: 'div' | 'aside' | 'footer' | 'details';
  'data-menu'?: '';
}

/** Fetched when somebody points into a part or goes there by keyboard, so that no page carries it. */
let place: typeof import('./place.ts') | undefined;
const fetchPlace = () =>
  void import('./place.ts').then((code) => {
    place = code;
  });

/** What stood in the document when it came, by name: the way back to it is without data too. */
const stood = new Map<string, string>();

function markupOf(name: string): string | undefined {
  if (typeof document === 'undefined') return staticParts()?.get(name);
  const html = stood.get(name) ?? document.querySelector(`[data-static="${name}"]`)?.innerHTML;
  if (html !== undefined) stood.set(name, html);
  return html;
}

/**
 * The frame of a static part. Without children it is as the document brought it: while hydrating React does not look into an
 * element that says its own HTML; where it makes the page anew, what stands there is what it gets.
 */
export class Static extends Component<StaticFrameProps & { children?: ReactNode }> {
  readonly #frame = createRef<HTMLElement & HTMLDivElement & HTMLDetailsElement>();
  #html: { __html: string } | undefined;

  override render() {
    const { as: Frame = 'div', name, children, ...attributes } = this.props;
    if (children !== undefined) {
      return (
        <Frame ref={this.#frame} suppressHydrationWarning {...attributes}>
          {children}
        </Frame>
      );
    }
    // The same object each time: React writes what another one says, and with it takes away what was opened and typed.
    this.#html ??= { __html: markupOf(name) ?? '' };
    const listens = { onPointerOver: fetchPlace, onFocus: fetchPlace };
    const own = { ...listens, 'data-static': name, dangerouslySetInnerHTML: this.#html };
    return <Frame ref={this.#frame} suppressHydrationWarning {...attributes} {...own} />;
  }

  /** A page that could not be made on the server has no markup to keep: one reload brings it. */
  override componentDidMount() {
    if (this.#html?.__html === '' && mayReload(location.pathname, Date.now(), sessionStorage)) location.reload();
  }

  override getSnapshotBeforeUpdate(before: Static['props']): Place | null {
    const frame = this.#frame.current;
    const isNew = before.children === undefined && this.props.children !== undefined;
    return (frame && isNew && place?.findPlace(frame)) || null;
  }

  override componentDidUpdate(_before: Static['props'], _state: unknown, was: Place | null) {
    if (was && this.#frame.current) place?.returnTo(this.#frame.current, was);
  }
}
