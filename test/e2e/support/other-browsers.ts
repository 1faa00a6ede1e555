import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test'

/**
 * What every journey runs in. `openBrowser` opens the browsers of other people beside the test's own `page`: staff, a stranger, a second
 * client. They are closed when the test ends; left open, their pages would go on listening and asking while the next tests run.
 */
export const test = base.extend<{ openBrowser: () => Promise<Page> }>({
  /**
   * The browser of `page` is emptied for the next test, not closed. What a page has asked and what it sends while it goes away (a draft that
   * was typed) would be answered in that test and bring the session of this one along: the first is waited for, the second is not sent.
   */
  context: async ({ context }, use) => {
    const asked = new Set<Request>()
    const ended = (request: Request) => void asked.delete(request)
    context.on('request', (request) => isCall(request) && asked.add(request))
    context.on('requestfinished', ended)
    context.on('requestfailed', ended)
    await use(context)
    for (const page of context.pages()) await page.evaluate(sendNothingMore).catch(() => undefined)
    const open = () => [...asked].filter((request) => !request.frame().page().isClosed())
    await expect.poll(() => open().map((request) => request.url()), 'calls without an answer').toEqual([])
  },
  openBrowser: async ({ browser }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      opened.push(context)
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/')

/** Runs in the page. */
function sendNothingMore(): void {
  window.fetch = () => new Promise(() => undefined)
}
