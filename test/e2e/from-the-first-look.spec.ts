import { expect } from '@playwright/test'
import { englishMessages } from '../../src/shared/messages/messages.ts'
import { expectDocuments } from './support/case-steps.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { test } from './support/other-browsers.ts'
import { byThumb } from './support/walker.ts'
import {
  button,
  fillIntake,
  goToIntake,
  pay,
  printedReports,
  review,
  signFirstLetter,
  withNumber,
} from './support/whole-way.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

if (process.env.ARMOR_SOAK !== undefined)
  test('from the first look to paid, uploaded and signed, with nothing chosen or decided twice @way', async ({
    page,
  }) => {
    const w = byThumb(page, englishMessages)
    const { review: texts } = englishMessages
    await page.goto('/check')
    await w.choose(page.getByLabel('Credit reports as PDF or saved page'), printedReports)
    const strongest = page.getByRole('region', { name: 'The strongest one' })
    await w.press(button(strongest, texts.findings.decisions.dispute))
    const other = page.getByRole('region', { name: 'The others, by kind' }).getByRole('group').first()
    await w.press(other.locator('summary'))
    await expect(other.getByRole('img').first()).toBeVisible()
    await w.press(button(other, texts.findings.decisions.skip))
    await expect(other.getByText('1 found, 1 decided')).toBeVisible()
    await expectAccessible(page, 'findings that are decided')
    await w.press(button(page, 'Keep these files on this device and go on'))
    await expect(page).toHaveURL(/\/restore#packages$/)

    await page.goto('/checkout?tier=premier&amount=1750')
    const email = await pay(w)
    await w.press(button(page, 'Upload 3 files'))
    await expect(page.getByText(englishMessages.reports.allTitle).first()).toBeVisible()
    await goToIntake(w)
    await fillIntake(w, email)
    await expectDocuments(page, 6)
    await w.press(page.getByRole('link', { name: englishMessages.portal.next.review.action }).first())
    const carried = page.getByRole('region', { name: texts.carried.title })
    await expect(carried.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'decisions of the first look')
    await w.press(button(carried, withNumber(texts.carried.use)))
    await expect(carried).toBeHidden()
    await page.reload()
    await expect(page.getByText(/^2 of \d+ decided$/)).toBeVisible()
    await expect(carried).toBeHidden()

    await page.goBack()
    await review(w)
    await signFirstLetter(w)
  })
