import { type BrowserContext, test as base, type Page } from '@playwright/test'

/**
 * Tests with the browsers of other people beside the test's own `page`: staff, a stranger, a second client. They are closed when the test
 * ends; left open, their pages would go on listening and asking while the next tests run.
 */
export const test = base.extend<{ openBrowser: () => Promise<Page> }>({
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
