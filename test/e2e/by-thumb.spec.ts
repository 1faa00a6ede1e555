import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { englishMessages } from '../../src/shared/messages/messages.ts'
import { experianMailed } from '../support/print-results/experian-results.ts'
import { answerPdf } from '../support/print-results/print-answer.ts'
import { expectDocuments } from './support/case-steps.ts'
import { countTaps } from './support/count-taps.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectPressable } from './support/expect-pressable.ts'
import { keptInBrowser } from './support/kept-in-browser.ts'
import { disputedItems, lettersOf, today } from './support/mailing-steps.ts'
import { test } from './support/other-browsers.ts'
import { type OwnServer, ownServer } from './support/own-server.ts'
import { byThumb } from './support/walker.ts'
import {
  addReports,
  fillIntake,
  goToMailing,
  letterTo,
  pay,
  prepareRound2,
  review,
  sendSigned,
  signAnotherLetter,
  signFirstLetter,
  uploadAnswer,
} from './support/whole-way.ts'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // With motion, as most people have it.
  contextOptions: { reducedMotion: 'no-preference' },
})

/** What a person presses at most; which of them the contract asks for stands in decision 085. */
const mostTaps = { toFirstSignature: 19, toNextRound: 4 }

/** What comes after the letters are under way: other journeys enter a delivery and an answer, and the soak walks on by thumb. */
const isSoak = process.env.ARMOR_SOAK !== undefined

/** Only for what comes days later. */
let server: OwnServer | null = null
test.beforeAll(async () => {
  if (!isSoak) return
  server = ownServer(2)
  await server.start(0)
})
test.afterAll(() => server?.close())

test('with one thumb from the checkout to letters under way, and in the soak to an answer and round 2 @way', async ({
  page,
}) => {
  const count = await countTaps(page)
  const w = byThumb(page, englishMessages)
  const look = async (state: string) => {
    await expectAccessible(page, state)
    await expectPressable(page, state)
  }
  const expectTaps = (what: string, most: number) => {
    const taps = count.taps()
    process.stdout.write(`\n${taps.length} taps ${what}: ${taps.join(' · ')}\n`)
    expect(taps.length).toBeLessThanOrEqual(most)
  }
  let clientId = ''
  await test.step('paid, reports chosen in one go, intake, documents', async () => {
    await page.goto(`${server?.address ?? ''}/checkout?tier=premier&amount=1750`)
    const email = await pay(w, look)
    await addReports(w)
    await page.goBack()
    await expect(page.getByText(englishMessages.reports.allTitle).first()).toBeVisible()
    await look('reports uploaded')
    await page.goForward()
    clientId = await fillIntake(w, email, look)
    // What was typed on the way stands in the browser until it is sent (contract), and then nowhere in it.
    expect(await keptInBrowser(page)).not.toMatch(
      new RegExp(`${email}|Ashgrove|Windlestraw|555-0161|5550161`, 'i'),
    )
    await expect(page.getByText('Connected', { exact: true }).first()).toBeVisible()
    await expectDocuments(page, 6)
    await look('portal with documents')
    // Reports in order are folded on a phone: looked at beside the way, as the download is.
    await page.locator('#documents summary', { hasText: englishMessages.portal.documents.reports }).click()
    count.takeBack()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download Equifax report' }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toBe('equifax_report.pdf')
    expect(
      readFileSync(await saved.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    count.takeBack()
  })
  await test.step('reviewed one thing at a time, and the first letter signed', async () => {
    await review(w)
    await signFirstLetter(w)
    expectTaps('from the checkout to the first signed letter', mostTaps.toFirstSignature)
    await goToMailing(w)
  })
  await test.step('nothing unsigned is sent; what is signed is priced, paid and handed over, and one is cancelled in time', async () => {
    const choice = page.getByRole('region', { name: 'Send it for me' })
    await expect(choice.getByLabel('Experian, round 1')).toBeChecked()
    await expect(choice.getByLabel('Equifax, round 1')).toBeDisabled()
    await signAnotherLetter(w, 'Equifax', 'TransUnion')
    await expect(choice.getByLabel('Equifax, round 1')).toBeChecked()
    await expect(choice.getByText('This is a sandbox')).toBeVisible()
    const send = await sendSigned(w, look)
    await expect(send.getByText('Sandbox: not mailed').first()).toBeVisible()
    await expect(letterTo(w, 'Experian').getByRole('link', { name: /proof/i }).first()).toBeVisible()
    await look('letters under way')
    await send.getByRole('button', { name: 'Cancel the letter to Equifax' }).tap()
    const cancelled = send.getByRole('article', { name: 'Mailed for you: Equifax' })
    await expect(cancelled.getByText(/^We refund \$/)).toBeVisible()
  })
  if (server === null) return
  const later = server
  await test.step('delivered as the post tells', async () => {
    await later.start(1)
    await page.reload()
    await expect(
      letterTo(w, 'Experian')
        .getByText(/^Day \d+ of \d+/)
        .first(),
    ).toBeVisible()
  })
  await test.step('answered, and the next round prepared', async () => {
    const items = await disputedItems(page, clientId, 'Experian', 'verified')
    const buffer = answerPdf(experianMailed, items, new Date())
    count.reset()
    const printed = [{ name: 'answer.pdf', mimeType: 'application/pdf', buffer }]
    await uploadAnswer(w, await today(page), (file) => w.choose(file, printed))
    await prepareRound2(w)
    expectTaps('from an answer to the next round', mostTaps.toNextRound)
    await expect
      .poll(async () => (await lettersOf(page, clientId)).some(({ round }) => round === 2))
      .toBe(true)
  })
})
