/** Components that give the focus a place of their own do so within this time of what they took away. */
const ownPlaceMs = 100
/** What says where in a page one is. */
const regions = 'dialog, section, article, form, fieldset, [role=region], main'
const headings = 'h1, h2, h3, h4, legend'

/**
 * Keeps the focus in the page. When what holds it goes away (a row that is deleted, a button whose work is done, a notice that is over), the
 * browser puts it nowhere: a screen reader falls silent, and the Tab key begins at the top. It goes to the heading of the nearest region that is left, unless
 * somebody gives it a place of its own.
 * @returns ends it
 */
export function keepFocus(): () => void {
  /** What holds the focus, and all that it stands in; empty where nobody holds it, by their own will. */
  let way: Element[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const note = ({ target }: FocusEvent) => {
    way = target instanceof Element ? wayOf(target) : []
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) setTimeout(forget)
  }
  // A press beside everything leaves what still stands there.
  const forget = () => {
    if (isNowhere() && isHere(way[0])) way = []
  }
  const bringBack = () => {
    timer = undefined
    if (way.length === 0 || !isNowhere()) return
    const place = isHere(way[0]) ? way[0] : nearestHeading(way)
    if (place instanceof HTMLElement) giveFocus(place)
  }
  const look = () => {
    if (way.length > 0 && timer === undefined && isNowhere()) timer = setTimeout(bringBack, ownPlaceMs)
  }
  const changes = new MutationObserver(look)
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  })
  document.addEventListener('focusin', note)
  document.addEventListener('focusout', leave)
  return () => {
    changes.disconnect()
    clearTimeout(timer)
    document.removeEventListener('focusin', note)
    document.removeEventListener('focusout', leave)
  }
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function isHere(element: Element | undefined): boolean {
  if (!element?.isConnected || element.matches(':disabled')) return false
  // Not everywhere where this runs something is drawn.
  return !('checkVisibility' in element) || element.checkVisibility()
}

function wayOf(element: Element): Element[] {
  const way = [element]
  for (let above = element.parentElement; above !== null; above = above.parentElement) way.push(above)
  return way
}

function nearestHeading(way: readonly Element[]): Element | undefined {
  const found = way
    .filter((each) => isHere(each) && each.matches(regions))
    .map((region) => [...region.querySelectorAll(headings)].find(isHere))
  // A page that was replaced as a whole has its heading when it has come.
  return found.find((each) => each !== undefined) ?? document.querySelector('main h1') ?? undefined
}

function giveFocus(place: HTMLElement): void {
  if (place.matches(headings) && !place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
  // Whoever sees by the keyboard where they are keeps it in sight; a page under a hand stays where it is.
  if (place.matches(':focus-visible')) place.scrollIntoView?.({ block: 'nearest' })
}
