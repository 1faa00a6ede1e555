import { expect, type Page } from '@playwright/test'

/** Waits until one of the elements has said this. */
export type HeardTexts = (told: string) => Promise<void>

let listeners = 0

/**
 * Keeps every text that elements of this kind say from now on, on this page and on those that follow it. What stands for a second or two
 * is missed by whoever looks for it afterwards, on a machine that is busy for longer.
 */
export async function hearTexts(page: Page, selector: string): Promise<HeardTexts> {
  listeners += 1
  const told: string[] = []
  const of = { selector, tell: `heard${listeners}` }
  await page.exposeFunction(of.tell, (text: string) => {
    told.push(text)
  })
  await page.addInitScript(listen, of)
  await page.evaluate(listen, of)
  return (wanted) =>
    expect.poll(() => told, `said: ${wanted}`).toContainEqual(expect.stringContaining(wanted))
}

/** Runs in the page. */
function listen({ selector, tell }: { selector: string; tell: string }): void {
  const told = new Set<string>()
  const note = () => {
    for (const { textContent } of document.querySelectorAll(selector)) {
      if (told.has(textContent)) continue
      told.add(textContent)
      ;(window as unknown as Record<string, (text: string) => void>)[tell]?.(textContent)
    }
  }
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
  note()
}
