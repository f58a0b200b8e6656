import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { findCached, keep, recall } from './cached-markup.ts';

type Resolved = ReactNode | Promise<ReactNode>;
type Component = (props: object) => Resolved;
type WithChildren = ReactElement<{ children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } }>;
type ToMarkup = (node: ReactNode) => string;

/**
 * Calls the components among elements until only elements of HTML are left. Waits only where a component does. Refuses what
 * needs a browser: such a component stands beside static parts, never in one. What pages show alike becomes markup once.
 */
export function resolveElements(node: Resolved, toMarkup: ToMarkup): Resolved {
  if (node instanceof Promise) return node.then((known) => resolveElements(known, toMarkup));
  if (Array.isArray(node)) return resolveList(node, toMarkup);
  if (!isValidElement(node)) return node;
  const { type, props } = node as WithChildren;
  if (typeof type === 'function') return resolveElements(callable(type)(props), toMarkup);
  if (typeof type !== 'string' && type !== Fragment) throw new Error('a static part holds what is no plain element');
  return resolveChildren(node as WithChildren, toMarkup);
}

function resolveList(list: readonly ReactNode[], toMarkup: ToMarkup): Resolved {
  const resolved = list.map((item) => resolveElements(item, toMarkup));
  if (resolved.some((item) => item instanceof Promise)) return Promise.all(resolved);
  return resolved as ReactNode[];
}

function resolveChildren(element: WithChildren, toMarkup: ToMarkup): Resolved {
  const cached = typeof element.type === 'string' ? findCached(element.props.children) : undefined;
  const known = cached && recall(cached.key);
  if (known !== undefined) return withMarkup(element, known);
  const children = resolveElements(element.props.children, toMarkup);
  const finish = (resolved: ReactNode) =>
    cached ? withMarkup(element, keep(cached.key, toMarkup(resolved))) : withChildren(element, resolved);
  return children instanceof Promise ? children.then(finish) : finish(children);
}

function callable(type: unknown): Component {
  if ((type as { $$typeof?: symbol }).$$typeof === Symbol.for('react.client.reference')) {
    throw new Error('a static part holds a component of the browser');
  }
  return type as Component;
}

const withMarkup = (element: WithChildren, html: string): ReactNode =>
  cloneElement(element, { children: undefined, dangerouslySetInnerHTML: { __html: html } });

function withChildren(element: WithChildren, children: ReactNode): ReactNode {
  if (children === element.props.children) return element;
  return cloneElement(element, undefined, ...(Array.isArray(children) ? children : [children]));
}
