import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/**
 * Import this first in every `x.dom.test.tsx`: it cleans up after each test and adds what jsdom lacks. React's act
 * warnings are on, so that an update nobody waited for is seen.
 */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// Pages are fetched when they are first opened; on a busy machine that takes its time.
configure({ asyncUtilTimeout: 10_000 })

HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '')
}
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open')
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

afterEach(() => {
  cleanup()
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = 'language=; Path=/; Max-Age=0'
})
