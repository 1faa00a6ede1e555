import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import { sendPayment } from './support/pay-by-call.ts'

// The app's worker lives longer than a page, and in a browser that is emptied it would be another test's.
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test('is installable, takes a shared report, says that it is offline, and keeps nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: String(baseURL),
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await sendPayment(page)
  await page.goto('/account/get-reports')
  const tools = await context.newCDPSession(page)
  expect(await tools.send('Page.getAppManifest')).toMatchObject({ errors: [] })
  expect(await tools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })

  await test.step('a shared report is uploaded once the person has said which it is', async () => {
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await share(page, 'report.pdf')
    await expect(page).toHaveURL(/\/upload\?shared=files&client=\d+/)
    await page.getByLabel('Which report is report.pdf?').selectOption('Experian')
    await expectAccessible(page, 'a shared file')
    await page.getByRole('button', { name: 'Upload 1 file' }).click()
    await expect(page.getByRole('region', { name: 'Experian' }).getByText('Uploaded')).toBeVisible()
    await expect(page.getByRole('region', { name: 'What you shared with ARMOR' })).toBeHidden()
    await page.reload()
    await expect(page.getByText('The shared file is no longer here')).toBeVisible()
  })

  await test.step('without a connection it says so, and comes back to the same page', async () => {
    await context.setOffline(true)
    await page.goto('/client-dashboard?client=me')
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expectAccessible(page, 'offline')
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/\/client-dashboard\?client=\d+/)
  })

  const kept = await page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
  }))
  expect(kept).toEqual({ caches: [], databases: [] })
  await context.close()
})

/** Posts a file to the share target as the system does. */
async function share(page: Page, name: string): Promise<void> {
  await page.evaluate((fileName) => {
    const form = document.createElement('form')
    form.method = 'POST'
    form.action = '/upload'
    form.enctype = 'multipart/form-data'
    const input = document.createElement('input')
    input.type = 'file'
    input.name = 'reports'
    const shared = new DataTransfer()
    shared.items.add(new File(['%PDF-1.7\n%%EOF'], fileName, { type: 'application/pdf' }))
    input.files = shared.files
    form.append(input)
    document.body.append(form)
    form.submit()
  }, name)
}
