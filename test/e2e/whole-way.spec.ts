import { expect } from '@playwright/test'
import { spanishMessages } from '../../src/shared/messages/es/spanish-messages.ts'
import { englishMessages } from '../../src/shared/messages/messages.ts'
import { experianMailed } from '../support/print-results/experian-results.ts'
import { answerPdf } from '../support/print-results/print-answer.ts'
import { expectDocuments } from './support/case-steps.ts'
import { countTaps } from './support/count-taps.ts'
import { expectAllStandStill } from './support/layout-shift.ts'
import { disputedItems, lettersOf, today } from './support/mailing-steps.ts'
import { test } from './support/other-browsers.ts'
import { type OwnServer, ownServer } from './support/own-server.ts'
import { compareAnswer, photographAnswer, photographReports } from './support/photograph.ts'
import { byKeyboard } from './support/walk-by-keyboard.ts'
import { type LostPress, losingConnection } from './support/walk-offline.ts'
import { byThumb, type Walker } from './support/walker.ts'
import {
  addReports,
  fillIntake,
  goToIntake,
  goToMailing,
  letterTo,
  pay,
  prepareRound2,
  review,
  sendSigned,
  signFirstLetter,
  uploadAnswer,
} from './support/whole-way.ts'

/** The way of by-thumb, walked otherwise, from the checkout to round 2: in the soak (docs/decisions/085). */
const isSoak = process.env.ARMOR_SOAK !== undefined

// One after the other: they share the port of a server of their own.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** 25 pages, one after the other. */
const readWithinMs = 600_000

let server: OwnServer
test.beforeEach(async () => {
  server = ownServer(3)
  await server.start(0)
})
test.afterEach(() => server.close())

interface Walk {
  language?: 'es'
  /** On paper, taken with the camera and read from pictures: it takes minutes. */
  photographs?: true
}

async function walk(w: Walker, { language, photographs }: Walk = {}): Promise<void> {
  const { page, texts } = w
  await page.goto(`${server.address}/checkout?tier=premier&amount=1750`)
  if (language === 'es') await w.press(page.getByRole('banner').getByRole('button', { name: 'Español' }))
  const email = await pay(w)
  if (photographs) {
    await photographReports(w)
    await goToIntake(w)
  } else await addReports(w)
  const clientId = await fillIntake(w, email)
  if (photographs)
    await expect(page.getByRole('link', { name: texts.portal.next.review.action })).toBeVisible({
      timeout: readWithinMs,
    })
  await expectDocuments(page, 6, texts)
  if (language) {
    const portal = page.url()
    await expectAllStandStill(page, [`${server.address}/account/mailing?client=${clientId}`], 'phone')
    await page.goto(portal)
  }
  await review(w)
  await signFirstLetter(w)
  await goToMailing(w)
  await sendSigned(w)
  await server.start(1)
  await page.reload()
  const [day] = texts.mailing.clocks.dayOf(7, 8).split('7')
  await expect(
    letterTo(w, 'Experian')
      .getByText(new RegExp(`^${day}\\d`))
      .first(),
  ).toBeVisible()
  const items = await disputedItems(page, clientId, 'Experian', 'verified')
  const buffer = answerPdf(experianMailed, items, new Date())
  const printed = [{ name: 'answer.pdf', mimeType: 'application/pdf', buffer }]
  await uploadAnswer(w, await today(page), (file) =>
    photographs ? photographAnswer(w, buffer) : w.choose(file, printed),
  )
  if (photographs) await compareAnswer(w)
  await prepareRound2(w)
  await expect.poll(async () => (await lettersOf(page, clientId)).some(({ round }) => round === 2)).toBe(true)
}

/** What one who decides only on what the reports prove presses, from the checkout to the first signed letter: what the issue allows (decision 180). */
const shortestWay = 12

if (isSoak) {
  test('the shortest way to a signed letter @way', async ({ page }) => {
    const count = await countTaps(page)
    const w = byThumb(page, englishMessages)
    await page.goto(`${server.address}/checkout?tier=premier&amount=1750`)
    const email = await pay(w)
    await addReports(w)
    await fillIntake(w, email)
    await expectDocuments(page, 6)
    await review(w, 'later')
    await signFirstLetter(w)
    const taps = count.taps()
    process.stdout.write(`\n${taps.length} taps: ${taps.join(' · ')}\n`)
    expect(taps.length).toBeLessThanOrEqual(shortestWay)
  })

  test('by keyboard alone @way', ({ page }) => walk(byKeyboard(page, englishMessages)))

  test('in Spanish @way', ({ page }) => walk(byThumb(page, spanishMessages), { language: 'es' }))

  test('with a camera, from three photographed reports to a photographed answer @way', ({ page }) =>
    walk(byThumb(page, englishMessages), { photographs: true }))

  test('with the connection lost at every step @way', async ({ page }) => {
    const met: LostPress[] = []
    try {
      await walk(losingConnection(byThumb(page, englishMessages), met))
    } finally {
      for (const { what, said, isSilent, lost } of met)
        process.stdout.write(
          `${what}: ${isSilent ? 'SILENT' : (said ?? 'led on')}${lost.map((id) => ` LOST ${id}`).join('')}\n`,
        )
    }
    expect(met.filter(({ isSilent, lost }) => isSilent || lost.length > 0)).toEqual([])
  })
}
