import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from './support/expect-accessible.ts'
import { becomeTester } from './support/join-by-call.ts'
import { test } from './support/other-browsers.ts'
import { person } from './support/paying-steps.ts'
import { becomeStaff } from './support/staff-member.ts'

/** Presses Tab until this is what has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name })
  for (let steps = 0; steps < 60; steps += 1) {
    if (await wanted.evaluate((button) => button === document.activeElement).catch(() => false)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach '${name}'`)
}

async function downloadedFiles(page: Page): Promise<Record<string, string>> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^armor-my-data-\d+\.zip$/)
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

test('a client sees who opened what, takes everything along, asks for deletion, thinks again, and is deleted', async ({
  page,
  openBrowser,
}) => {
  const clientId = await becomeTester(page, { Experian: 'set-1/experian.pdf' })
  const staff = await openBrowser()
  await becomeStaff(staff, 'Ada Admin')
  expect((await staff.request.get(`/api/clients/${clientId}/download-report/experian`)).status()).toBe(200)

  await page.getByRole('link', { name: /^Your data: download/ }).click()
  await expect(page).toHaveURL(`/account/data?client=${clientId}`)
  await test.step('who opened what', async () => {
    const opened = page.getByRole('row').filter({ hasText: 'Experian report' })
    await expect(opened).toContainText('Ada Admin')
    await expectAccessible(page, 'own data')
  })

  await test.step('everything in one archive', async () => {
    const files = await downloadedFiles(page)
    const index = files['index.html'] ?? ''
    expect(index).toContain('Everything ARMOR holds about you')
    expect(files['records/profile.json']).toContain(person.name)
    expect(files['records/openings.json']).toContain('Ada Admin')
    const report = Object.keys(files).find((name) => name.startsWith('reports/experian-'))
    expect(files[report ?? '']).toContain('%PDF-')
    expect(index).toContain(report)
    for (const name of Object.keys(files)) expect(name).not.toMatch(/\.pdf\.txt$/)
  })

  await test.step('deletion asked for and taken back, by keyboard alone', async () => {
    await tabTo(page, 'Delete everything…')
    await page.keyboard.press('Enter')
    await expect(page.getByText('They can’t be brought back')).toBeVisible()
    await expectAccessible(page, 'what deletion does')
    await tabTo(page, 'Yes, delete everything in 7 days')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^You asked for deletion on/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^You asked for deletion on/)).toBeVisible()
    await expectAccessible(page, 'deletion asked for')
    await tabTo(page, 'Cancel the deletion and keep my data')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Delete everything…' })).toBeFocused()
  })

  await test.step('in Spanish on a phone', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('banner').getByRole('button', { name: 'Español' }).click()
    await expect(page.getByRole('heading', { name: 'Quién abrió sus archivos' })).toBeVisible()
    await expect(page.getByText('Informe de Experian').first()).toBeVisible()
    await page.getByRole('button', { name: 'Borrar todo…' }).click()
    await expectAccessible(page, 'own data in Spanish at 390 pixels')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, 'own data in the dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
    if (size) await page.setViewportSize(size)
  })

  await test.step('staff delete the client: gone for the client and for staff alike', async () => {
    const reply = await staff.request.delete(`/api/staff/clients/${clientId}`, {
      data: { confirmName: person.name },
    })
    expect(reply.status()).toBe(200)
    expect((await staff.request.get(`/api/clients/${clientId}`)).status()).toBe(404)
    await page.reload()
    await expect(page.getByText('Sign in to see your data.')).toBeVisible()
    await page.goto(`/client-dashboard?client=${clientId}`)
    await expect(page.getByText('Unable to load client data').first()).toBeVisible()
  })
})
