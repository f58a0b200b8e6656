import { addLateSave, hasUnsaved, type LateSave, saveAll, wouldLose } from '#lib/utils/late-saves.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';

/** A link that acts on what is typed, such as "Order now": without it being saved it never leads on. */
export const goesOn = { 'data-goes-on': '' } as const;

/** A form that flushes its own saver before it sends, and otherwise only shows another part of itself. */
export const savesBeforeItSends = { 'data-saves-itself': '' } as const;

/** Who was held once by what cannot be saved, and presses the same link again, means to leave. */
let heldLink: HTMLAnchorElement | undefined;
/** What is pressed in our own name. */
let isOurs = false;
let listening = 0;

/**
 * Names something that saves itself while it is on the page. From then on links and forms of the page wait until it is
 * saved, and so do all other writes (`lib/api/transport/browser.ts`). Returns how to take it off again.
 */
export function holdUntilSaved(save: LateSave): () => void {
  const off = addLateSave(save);
  if (listening === 0) listen('addEventListener');
  listening += 1;
  let isOn = true;
  return () => {
    if (!isOn) return;
    isOn = false;
    off();
    listening -= 1;
    if (listening === 0) listen('removeEventListener');
  };
}

function listen(way: 'addEventListener' | 'removeEventListener'): void {
  window[way]('click', onClick as EventListener, true);
  window[way]('submit', onSubmit as unknown as EventListener, true);
  window[way]('beforeunload', onClose as EventListener);
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : undefined;
  if (!link || !leadsAway(link, event)) return;
  void hold(event, { act: () => link.click(), link });
}

function onSubmit(event: SubmitEvent): void {
  const { target, submitter } = event;
  if (!(target instanceof HTMLFormElement) || 'savesItself' in target.dataset) return;
  void hold(event, { act: () => target.requestSubmit(submitter) });
}

/** Asks before a tab closes over what was typed. */
function onClose(event: BeforeUnloadEvent): void {
  if (wouldLose()) event.preventDefault();
}

/** A link that takes this page away; one within the page does not. */
function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  const isPart = (isHere && link.hash !== '') || link.dataset.page === 'keep-place';
  return isPlain && link.href !== '' && !link.target && !link.hasAttribute('download') && !isPart;
}

interface Held {
  act: () => void;
  link?: HTMLAnchorElement;
}

async function hold(event: Event, { act, link }: Held): Promise<void> {
  if (isOurs || !hasUnsaved()) return;
  const isMeant = link !== undefined && link === heldLink && !('goesOn' in link.dataset);
  heldLink = undefined;
  if (isMeant) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (await saveAll()) return actOurselves(act);
  heldLink = link;
  publishNotice({ tone: 'error', failure: link && !('goesOn' in link.dataset) ? 'unsavedLink' : 'unsaved' });
}

function actOurselves(act: () => void): void {
  isOurs = true;
  try {
    act();
  } finally {
    isOurs = false;
  }
}
