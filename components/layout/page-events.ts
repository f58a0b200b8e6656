import { applyModeChoice, type ModeChoice, readModeChoice, showMode } from '#components/ui/theme/mode.ts';
import { needsFullLoad } from '#lib/utils/page/build-update.ts';
import { startProgress, stopProgress } from '#lib/utils/page/navigation-progress.ts';

/** What the listeners need of the router. */
interface PageRouter {
  push: (href: string, options?: { scroll?: boolean }) => void;
  prefetch: (href: string) => void;
  refresh: () => void;
}

/**
 * Everything the static shell does in the browser, as a handful of listeners for the whole page: far less script than
 * a component for each button and each link.
 */
export function listenToPage(router: PageRouter): () => void {
  const onClick = (event: MouseEvent) => handleClick(event, router);
  const onPoint = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-page]');
    if (link) router.prefetch(link.href);
  };
  const darkDevice = matchMedia('(prefers-color-scheme: dark)');
  const followDevice = () => showMode(readModeChoice());
  const back = () => {
    void startProgress();
    if (needsFullLoad(location.pathname)) location.reload();
  };
  // Shown again as it was left, by going back from another site: nothing is under way any more, and all of it may be old.
  const shown = ({ persisted }: PageTransitionEvent) => {
    void stopProgress();
    if (persisted) router.refresh();
  };
  window.addEventListener('click', onClick);
  window.addEventListener('pointerover', onPoint, { passive: true });
  window.addEventListener('focusin', onPoint);
  window.addEventListener('keydown', onKey);
  window.addEventListener('popstate', back);
  window.addEventListener('pageshow', shown);
  darkDevice.addEventListener('change', followDevice);
  followDevice();
  return () => {
    window.removeEventListener('click', onClick);
    window.removeEventListener('pointerover', onPoint);
    window.removeEventListener('focusin', onPoint);
    window.removeEventListener('keydown', onKey);
    window.removeEventListener('popstate', back);
    window.removeEventListener('pageshow', shown);
    darkDevice.removeEventListener('change', followDevice);
  };
}

function handleClick(event: MouseEvent, router: PageRouter): void {
  const target = event.target;
  if (!(target instanceof Element)) return;
  closeMenus(target);
  const control = target.closest<HTMLElement>('[data-dialog],[data-mode-choice]');
  if (control?.dataset.dialog) toggleDialog(control.dataset.dialog);
  if (control?.dataset.modeChoice) applyModeChoice(control.dataset.modeChoice as ModeChoice);
  const link = followedLink(event, target);
  if (link) onNavigate(event, link, router);
}

/** The link a plain click follows within this site and this window; undefined for everything else. */
export function followedLink(event: MouseEvent, target: Element): HTMLAnchorElement | undefined {
  const link = target.closest('a');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link?.href || !isPlain || link.target || link.hasAttribute('download')) return undefined;
  return link.origin === location.origin ? link : undefined;
}

function onNavigate(event: MouseEvent, link: HTMLAnchorElement, router: PageRouter): void {
  if (link.dataset.language) {
    // The address of this very page goes along: a referrer may be withheld.
    link.search = `?to=${link.dataset.language}&back=${encodeURIComponent(location.pathname + location.search)}`;
    return;
  }
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  if (isSamePage && (link.hash || event.defaultPrevented)) return;
  void startProgress();
  // Left alone, the browser loads the page anew: with it comes the newer build.
  if (event.defaultPrevented || link.dataset.page === undefined || needsFullLoad(link.pathname)) return;
  event.preventDefault();
  router.push(link.href, { scroll: link.dataset.page !== 'keep-place' });
}

function closeMenus(target: Element): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (!menu.contains(target) || target.closest('a,[data-mode-choice]')) menu.open = false;
  }
  const drawer = target.closest('dialog');
  if (drawer?.hasAttribute('data-drawer') && (target === drawer || target.closest('a'))) drawer.close();
}

function toggleDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (dialog.open) dialog.close();
  else dialog.showModal();
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
}
