import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    heardToasts?: string[]
  }
}

/** Waits until one toast has told all of this since the last one that was waited for. */
export type HeardToasts = (...told: readonly (string | RegExp)[]) => Promise<void>

/**
 * Keeps what a page tells in toasts from now on, up to its next load. Each stands for five seconds only: whoever looks for one afterwards
 * misses it on a machine that is busy for longer.
 */
export async function hearToasts(page: Page): Promise<HeardToasts> {
  await page.evaluate(() => {
    const heard: string[] = []
    window.heardToasts = heard
    const known = new WeakMap<Element, string>()
    const note = () => {
      for (const toast of document.querySelectorAll('[role="region"] ol > li[data-state="open"]')) {
        const text = toast.textContent ?? ''
        if (known.get(toast) !== text) heard.push(text)
        known.set(toast, text)
      }
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  let taken = 0
  return async (...told) => {
    const heard = () => page.evaluate(() => window.heardToasts ?? [])
    const isTold = (toast: string) =>
      told.every((each) => (typeof each === 'string' ? toast.includes(each) : each.test(toast)))
    await expect
      .poll(async () => (await heard()).slice(taken).some(isTold), `a toast that says ${told.join(', ')}`)
      .toBe(true)
    taken += (await heard()).slice(taken).findIndex(isTold) + 1
  }
}
