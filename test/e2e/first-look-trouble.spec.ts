import { copyFileSync, rmSync } from 'node:fs'
import { expect } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import { sample } from './support/paying-steps.ts'

const reports = ['experian', 'equifax'].map((bureau) => sample(`set-1/${bureau}.pdf`))

test('what is chosen while the code comes, and what is dropped later, is read with the others', async ({
  page,
}) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/pdfium/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/check')
  const chooser = page.getByLabel('Credit reports as PDF or saved page')
  await chooser.setInputFiles(reports.slice(0, 1))
  await expect(page.getByText('The reading code is being loaded')).toBeVisible()
  await chooser.setInputFiles(reports.slice(1, 2))
  letGo()
  await expect(page.getByText(/^Read, \d+ pages$/)).toHaveCount(2)
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['no report'], 'note.pdf'))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('This is a plain text file, not a PDF.')).toBeVisible()
  await expect(page.getByText(/^Read, \d+ pages$/)).toHaveCount(2)
})

test('code that does not come is told and comes again; of two files, one that is gone leaves the other', async ({
  page,
}, testInfo) => {
  await page.route(/pdfium/, (route) => route.abort(), { times: 1 })
  await page.goto('/check')
  const chooser = page.getByLabel('Credit reports as PDF or saved page')
  await chooser.setInputFiles(reports.slice(0, 1))
  await expect(page.getByText('The reading code could not be loaded.')).toBeVisible()
  await expectAccessible(page, 'reading code that could not be loaded')

  const gone = testInfo.outputPath('gone.pdf')
  await page.route(/pdfium/, async (route) => {
    rmSync(gone, { force: true })
    await route.continue()
  })
  copyFileSync(sample('set-1/transunion.pdf'), gone)
  await chooser.setInputFiles([gone, ...reports.slice(0, 1)])
  await expect(page.getByText('This file could not be read here')).toBeVisible()
  await expect(page.getByText(/^Read, \d+ pages$/)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'What your reports show' })).toBeVisible()
  await expectAccessible(page, 'a file that is gone')
})
