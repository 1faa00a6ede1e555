import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
  type ViewportSize,
} from '@playwright/test'

/** Browsers of other people that no test uses now, emptied, by what they were opened with. */
type Emptied = Map<string, Page[]>

interface Browsers {
  /** @param kept false for one that a test does to what no emptying undoes: its clock is set, its keys are virtual */
  openBrowser: (kept?: boolean) => Promise<Page>
}

/**
 * What every journey runs in. `openBrowser` opens the browsers of other people beside the test's own `page`: staff, a stranger, a second
 * client. They are emptied when the test ends, and serve the next one; left as they are, their pages would go on listening and asking.
 */
export const test = base.extend<Browsers, { emptied: Emptied }>({
  emptied: [
    // biome-ignore lint/correctness/noEmptyPattern: how Playwright is told that nothing is needed.
    async ({}, use) => {
      await use(new Map())
    },
    { scope: 'worker' },
  ],
  /**
   * The browser of `page` is emptied for the next test, not closed. What a page has asked and what it sends while it goes away (a draft that
   * was typed) would be answered in that test and bring the session of this one along: the first is waited for, the second is not sent.
   */
  context: async ({ context }, use) => {
    const calls = hearCalls(context)
    await use(context)
    await fallSilent(context, calls)
  },
  openBrowser: async (
    { browser, emptied, viewport, hasTouch, isMobile, baseURL, serviceWorkers, contextOptions },
    use,
  ) => {
    // A context that is opened takes these of itself.
    const like = JSON.stringify([viewport, hasTouch, isMobile, baseURL, serviceWorkers, contextOptions])
    const opened: { page: Page; calls: Calls; kept: boolean }[] = []
    await use(async (kept = true) => {
      const page = (kept && emptied.get(like)?.pop()) || (await (await browser.newContext()).newPage())
      opened.push({ page, calls: hearCalls(page.context()), kept })
      return page
    })
    for (const { page, calls, kept } of opened) {
      if (kept && !page.isClosed()) {
        await fallSilent(page.context(), calls)
        await empty(page, viewport)
        emptied.set(like, [...(emptied.get(like) ?? []), page])
      } else await page.context().close()
    }
  },
})

/** What the pages of a browser have asked and have no answer to yet. */
interface Calls {
  open(): Request[]
  stop(): void
}

function hearCalls(context: BrowserContext): Calls {
  const asked = new Set<Request>()
  const began = (request: Request) => void (isCall(request) && asked.add(request))
  const ended = (request: Request) => void asked.delete(request)
  context.on('request', began)
  context.on('requestfinished', ended)
  context.on('requestfailed', ended)
  return {
    open: () => [...asked].filter((request) => !request.frame().page().isClosed()),
    stop() {
      context.off('request', began)
      context.off('requestfinished', ended)
      context.off('requestfailed', ended)
    },
  }
}

const isCall = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/')

async function fallSilent(context: BrowserContext, calls: Calls): Promise<void> {
  for (const page of context.pages()) await page.evaluate(sendNothingMore).catch(() => undefined)
  const asked = () => calls.open().map((request) => request.url())
  await expect.poll(asked, 'calls without an answer').toEqual([])
  calls.stop()
}

/** Runs in the page. */
function sendNothingMore(): void {
  window.fetch = () => new Promise(() => undefined)
}

/** As it was opened: one blank page of the usual size in the usual colours, and nothing kept but what it has fetched of the app itself. */
async function empty(page: Page, viewport: ViewportSize | null): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  const { origin } = new URL(page.url())
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined)
  await page.goto('about:blank')
  if (viewport) await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: 'light', media: null })
  await context.clearCookies()
  if (origin === 'null') return
  const tools = await context.newCDPSession(page)
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await tools.detach()
}
