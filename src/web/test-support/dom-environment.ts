import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach } from 'vitest'
import { rememberComputedStyles } from './computed-style.ts'
import { findLabelsByName } from './known-labels.ts'
import { printPagesWhenRead } from './print-when-read.ts'

/**
 * Set up before every `x.dom.test.tsx`: adds what jsdom lacks and leaves nothing of one test to the next, for the
 * files of a worker share their modules. React's act warnings are on, so that an update nobody waited for is seen.
 */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

withoutOwnerStacks()

// Pages are fetched when they are first opened; on a busy machine that takes its time.
configure({ asyncUtilTimeout: 60_000 })
printPagesWhenRead()

HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '')
}
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open')
}
// Files of a worker share the page, and this is run for each of them: what wraps what was there is done for the first alone.
if (document.getElementById('wide-screen') === null) {
  searchIsKnown()
  showWide()
  rememberComputedStyles()
  findLabelsByName()
}
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
Element.prototype.hasPointerCapture = () => false
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom takes `<search>` of the HTML standard for an unknown element, and React says so. */
function searchIsKnown(): void {
  const createElement = Document.prototype.createElement
  Document.prototype.createElement = function create(
    this: Document,
    name: string,
    options?: ElementCreationOptions,
  ) {
    const element = createElement.call(this, name, options)
    if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' })
    return element
  } as Document['createElement']
}

/** The links of a header lie behind a button on a telephone, some of the staff's otherwise; jsdom opens no popover, and has no width. */
function showWide(): void {
  const wideScreen = document.head.appendChild(document.createElement('style'))
  wideScreen.id = 'wide-screen'
  wideScreen.textContent = 'nav[popover], nav[popover] [popover] { display: flex !important }'
}

/**
 * For its warnings React's development build takes a stack of calls at each element that is made, until it has enough of them for the
 * second: a tenth of the time of these tests. It is told that it has; its warnings stay, without the place where an element was made.
 */
function withoutOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  )
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })
}

afterEach(() => {
  cleanup()
  // What a test wrote into the page by itself: the next file of this worker has the same page.
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.lang = 'en'
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = 'language=; Path=/; Max-Age=0'
})
