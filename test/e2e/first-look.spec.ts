import { readdirSync } from 'node:fs'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { runAudit } from '../../src/engine/command-line/run-audit.ts'
import { reportInOrder } from '../support/report-in-order.ts'
import { soaked } from '../support/soak-share.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { keptInBrowser } from './support/kept-in-browser.ts'
import { test } from './support/other-browsers.ts'
import { openPayment, pay, sample } from './support/paying-steps.ts'

const sentinels = ['BRENNAN', 'XXX-XX-5517', 'HARBORLINE']
const reports = ['experian', 'equifax', 'transunion'].map((bureau) => sample(`set-1/${bureau}.pdf`))

test('three reports are read without a network, nothing of them leaves the page, and they are uploaded after the payment', async ({
  page,
}) => {
  await page.goto('/check')
  const asked: string[] = []
  page.on('request', (request) =>
    asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  )
  await page.getByLabel('Credit reports as PDF or saved page').focus()
  await page.getByLabel('Credit reports as PDF or saved page').setInputFiles(reports.slice(0, 1))
  await expect(page.getByRole('heading', { name: 'What your reports show' })).toBeVisible()
  await expect(page.getByLabel('Add reports', { exact: true })).toBeFocused()
  // Until then its own code and typefaces, and nothing else; from then on nothing at all.
  const loaded = asked.splice(0).filter((each) => !each.startsWith('GET blob:'))
  for (const each of loaded) expect(each).toMatch(/^GET http:\/\/localhost:\d+\/assets\/[\w./-]+ $/)
  await page.context().setOffline(true)
  await page.getByLabel('Add reports', { exact: true }).setInputFiles(reports.slice(1))
  await expect(page.getByText('2 entries that your reports prove wrong')).toBeVisible()
  await expect(
    page.getByRole('img', { name: /^The line of your \w+ report, page \d+, with a mark$/ }).first(),
  ).toBeVisible()
  await expect(page.getByText('Every line of your reports was understood.')).toBeVisible()
  // Nor does anything that a person does ask for more.
  await page.getByRole('heading', { name: 'The others, by kind' }).click()
  await page.getByRole('button', { name: 'Not this one' }).first().press('Enter')
  await expectAccessible(page, 'what three reports show')
  expect(asked.filter((each) => !each.startsWith('GET blob:'))).toEqual([])
  // The page has forbidden itself to connect, with or without a network.
  await page.context().setOffline(false)
  const refused = await page.evaluate(() =>
    fetch('/healthz')
      .then(() => 'answered')
      .catch(() => 'refused'),
  )
  expect(refused).toBe('refused')
  const held = await keptInBrowser(page)
  for (const sentinel of sentinels) expect(held).not.toContain(sentinel)

  // On, with the files: they wait on this device, and are chosen and named already where they are uploaded.
  await page.getByRole('button', { name: 'Keep these files on this device and go on' }).click()
  await expect(page).toHaveURL(/\/restore#packages$/)
  await openPayment(page)
  await pay(page)
  await page.getByRole('button', { name: 'Upload 3 files' }).click()
  await expect(page.getByText('All Reports Uploaded!').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your reports from the first look' })).toBeHidden()
  await page.reload()
  await expect(page.getByText('All Reports Uploaded!').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your reports from the first look' })).toBeHidden()
})

test('by thumb and in Spanish: a locked file is opened, and one that is no report is explained', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/check?language=es')
  await expectAccessible(page, 'before anything is chosen')
  await page
    .getByLabel('Informes de crédito en PDF o página guardada')
    .setInputFiles([sample('bad/password-protected.pdf'), sample('bad/restaurant-menu.pdf')])
  const password = page.getByLabel('Contraseña: password-protected.pdf')
  await password.fill('wrong')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'a wrong password and a file that is no report')
  await password.fill('open-sesame')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Qué muestran sus informes' })).toBeVisible()
  await page.getByRole('button', { name: 'Quitar: restaurant-menu.pdf' }).click()
  await expect(page.getByText('restaurant-menu.pdf')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'El más claro' })).toBeVisible()
  await expectAccessible(page, 'what a report shows on a phone')
})

test('nothing found is a good result, and what only the person knows is no error', async ({ page }) => {
  await page.goto('/check')
  const file = { name: 'in-order.pdf', mimeType: 'application/pdf', buffer: reportInOrder() }
  await page.getByLabel('Credit reports as PDF or saved page').setInputFiles(file)
  await expect(page.getByRole('status').filter({ hasText: 'We found nothing to dispute' })).toContainText(
    'That is a good result.',
  )
  await expect(page.getByRole('heading', { name: 'Questions only you can answer' })).toBeVisible()
  await expect(page.getByText('They are not errors until you say so.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The strongest one' })).toBeHidden()
  await expect(page.getByText('Every line of your reports was understood.')).toBeVisible()
  await expectAccessible(page, 'a report with nothing wrong')
})

/** Each sample's reports; set 1 stands for all of them where nothing is soaked. */
const fixtures = sample('')
const sets = soaked(
  ['set-1'],
  readdirSync(fixtures).filter((name) => name.startsWith('set-')),
)

for (const set of sets)
  test(`the browser finds what the command finds in ${set}, byte for byte @same`, async ({
    page,
    request,
  }) => {
    await expectSame(page, request, filesOf(set, /\.pdf$/))
  })

// An archive holds a page: what reads it reads both.
for (const kind of soaked(['mhtml'], ['html', 'mhtml']))
  test(`the browser finds what the command finds in a page saved as ${kind}, byte for byte @same`, ({
    page,
    request,
  }) => expectSame(page, request, filesOf('set-12', new RegExp(`\\.${kind}$`))))

function filesOf(set: string, ending: RegExp): string[] {
  return readdirSync(sample(set))
    .filter((name) => ending.test(name))
    .map((name) => sample(`${set}/${name}`))
}

async function expectSame(page: Page, request: APIRequestContext, files: readonly string[]): Promise<void> {
  const { output } = await runAudit([...files, '--json'], '2026-11-09')
  expect(await printedByBrowser(page, request, files)).toBe(output)
}

/** What the worker prints of the files, asked as the page asks it. */
async function printedByBrowser(
  page: Page,
  request: APIRequestContext,
  paths: readonly string[],
): Promise<string> {
  const worker = readdirSync('dist/web/assets/sealed').find((name) => name.endsWith('.js'))
  const code = readdirSync('dist/web/assets').find((name) => /^pdfium-.*\.wasm$/.test(name))
  const address = `/assets/sealed/${worker}`
  expect((await request.get(address)).headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval'",
  )
  await page.goto('/check')
  await page.evaluate(() => {
    const input = document.createElement('input')
    Object.assign(input, { type: 'file', multiple: true, id: 'given' })
    document.body.append(input)
  })
  await page.locator('#given').setInputFiles([...paths])
  return page.evaluate(
    async ({ address, code }) => {
      const worker = new Worker(address)
      const files = [...((document.getElementById('given') as HTMLInputElement).files ?? [])]
      const engine = await (await fetch(`/assets/${code}`)).arrayBuffer()
      worker.postMessage({ ask: 'take', code: new Uint8Array(engine) })
      worker.postMessage({ ask: 'open' })
      for (const file of files) worker.postMessage({ ask: 'read', file: file.name, content: file })
      worker.postMessage({ ask: 'look', asOf: '2026-11-09' })
      worker.postMessage({ ask: 'print', asOf: '2026-11-09', key: 1 })
      return new Promise<string>((resolve) => {
        worker.onmessage = ({ data }) => {
          if (data.key === 1) resolve(data.answer)
        }
      })
    },
    { address, code },
  )
}
