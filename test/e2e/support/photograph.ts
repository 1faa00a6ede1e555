import { readFileSync } from 'node:fs'
import { expect, type Locator } from '@playwright/test'
import { photoOfPage } from '../../support/photo-of-page.ts'
import type { Walker } from './walker.ts'
import { button, printedReports } from './whole-way.ts'

/** Pages of set-1's reports, in the order of `printedReports`. */
const pagesOf = { Experian: 7, Equifax: 6, TransUnion: 12 }

/** Takes each page with the phone's camera, one picture after the other. */
async function photograph(w: Walker, camera: Locator, paper: Uint8Array, pages: number): Promise<void> {
  for (let page = 1; page <= pages; page += 1) {
    const buffer = await photoOfPage(paper, page)
    await w.choose(camera, [{ name: `IMG_${page}.jpg`, mimeType: 'image/jpeg', buffer }])
  }
}

const cameraOf = (w: Walker, what: string): Locator =>
  w.page.getByLabel(`${w.texts.reports.takePhoto} (${what})`, { exact: true })

/** All three reports, page by page. */
export async function photographReports(w: Walker): Promise<void> {
  const { reports } = w.texts
  for (const [at, [bureau, pages]] of Object.entries(pagesOf).entries()) {
    await photograph(w, cameraOf(w, bureau), readFileSync(printedReports[at] ?? ''), pages)
    await w.press(button(w.page, reports.upload(bureau)))
    await expect(
      w.page.locator(`#report-${bureau.toLowerCase()}`).getByText(reports.uploaded).first(),
    ).toBeVisible()
  }
  await expect(w.page.getByText(reports.allTitle).first()).toBeVisible()
}

/** The one page that a bureau sent. */
export const photographAnswer = (w: Walker, answer: Uint8Array): Promise<void> =>
  photograph(w, cameraOf(w, w.texts.results.upload.file), answer, 1)

/** What was read of the paper is compared with it: each item is as it was read, or stays as it was. */
export async function compareAnswer(w: Walker): Promise<void> {
  const { scan } = w.texts.results
  const form = w.page.getByRole('form', { name: scan.formName('Experian', 1) })
  await expect(form).toBeVisible()
  for (const item of await form.getByRole('listitem').all()) {
    const same = item.getByRole('radio', { name: scan.yes, exact: true })
    if (await same.isVisible()) await w.press(same)
    else await w.pick(item.getByLabel(scan.stated), scan.says.verified)
  }
  await w.press(button(form, scan.save))
}
