import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Review } from '../../src/shared/api/review.ts'
import { equifaxMailed } from '../support/print-results/equifax-results.ts'
import { experianMailed } from '../support/print-results/experian-results.ts'
import { answerPdf } from '../support/print-results/print-answer.ts'
import { soaked } from '../support/soak-share.ts'
import { expectDocuments, reportsOfSet } from './support/case-steps.ts'
import { disputeEverything } from './support/decide-findings.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { becomeTester } from './support/join-by-call.ts'
import { expectAllStandStill, mostScreens } from './support/layout-shift.ts'
import { disputedItems, enterEvent, enterStep, lettersOf, uploadAnswer } from './support/mailing-steps.ts'
import { test } from './support/other-browsers.ts'
import { expectChecked, fetchFile, readLetterText } from './support/read-download.ts'

const reviewOf = async (page: Page, clientId: string): Promise<Review> =>
  (await page.request.get(`/api/clients/${clientId}/review`)).json()

async function letterText(page: Page, clientId: string, bureau: string, round: number): Promise<string> {
  const letters = await lettersOf(page, clientId)
  const letter = letters.find((each) => each.recipient === bureau && each.round === round)
  if (!letter) throw new Error(`there is no letter to ${bureau} in round ${round}`)
  return readLetterText(page, `/api/documents/${letter.documentId}/download`)
}

const draftsAreNew = (page: Page) => expect(page.getByText(/^Drafts updated at/).first()).toBeVisible()

/** Scrolls to a picture of every finding, in the soak to all of them: each is loaded, and no line of a finding is without one. */
async function expectPictures(page: Page, findings: number): Promise<void> {
  const cards = page.locator('#findings article')
  await expect(cards).toHaveCount(findings)
  for (const card of await cards.all()) {
    const title = (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
    const pictures = await card.locator('figure img').all()
    expect(pictures.length, title ?? '').toBeGreaterThan(0)
    expect(await card.locator('figure').count(), `every line of "${title}" has a picture`).toBe(
      pictures.length,
    )
    for (const picture of soaked(pictures.slice(0, 1), pictures)) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0)
    }
  }
}

/** The same state in the dark on the narrowest screen, then as it was. */
async function darkAndNarrow(page: Page, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 900 })
  await look()
  await page.emulateMedia({ colorScheme: 'light' })
  if (size) await page.setViewportSize(size)
}

test('a client decides, mails, is answered and gets the letters of round 2 @again', async ({
  page,
  openBrowser,
}) => {
  const clientId = await becomeTester(page, reportsOfSet('set-1'))
  await expectDocuments(page, 6)
  // Every other page of a client: the soak (stands-still).
  const first = Object.keys(mostScreens).map((path) => `${path}?client=${clientId}`)
  await expectAllStandStill(page, first, 'phone', mostScreens)
  await page.goto(`/account/review?client=${clientId}`)

  await test.step('every finding shows the picture of its line', async () => {
    const { findings } = await reviewOf(page, clientId)
    expect(findings.length).toBeGreaterThan(3)
    await expectPictures(page, findings.length)
  })

  await test.step('"Not this one" takes the finding out of its letter', async () => {
    const { findings } = await reviewOf(page, clientId)
    const alone = findings.find(
      ({ bureaus, letters, statement }) =>
        bureaus.length === 1 &&
        letters[0]?.kept === false &&
        findings.filter((each) => each.statement === statement).length === 1,
    )
    const [bureau] = alone?.bureaus ?? []
    if (!alone || !bureau) throw new Error('no finding stands in one letter alone')
    expect(await letterText(page, clientId, bureau, 1)).toContain(alone.statement)
    await page
      .getByRole('group', { name: `Your decision: ${alone.title}`, exact: true })
      .first()
      .getByRole('button', { name: 'Not this one' })
      .click()
    await draftsAreNew(page)
    await expect(page.getByText(/^1 of \d+ decided$/)).toBeVisible()
    // The page shows a decision before it is saved.
    const decided = async () =>
      (await reviewOf(page, clientId)).findings.find(({ decision }) => decision !== null)
    await expect.poll(decided).toMatchObject({ id: alone.id, decision: { decision: 'skip' }, letters: [] })
    await expect.poll(() => letterText(page, clientId, bureau, 1)).not.toContain(alone.statement)
  })

  await test.step('an answer makes a question an item, or leaves it out', async () => {
    const before = await reviewOf(page, clientId)
    const cards = page.locator('#questions article')
    for (const [at, choice, becomes] of [
      [0, /^No: I applied for nothing there/, 'It is a finding now: decide above whether you dispute it.'],
      [1, /^Yes: I applied for credit, or a dealer or broker did for me/, 'It stays out of your letters.'],
    ] as const) {
      const card = cards.filter({ hasText: 'applied for nothing there' }).nth(at)
      await card.getByRole('radio', { name: choice }).check()
      await card.getByRole('button', { name: 'Save answer' }).click()
      await expect(card.getByRole('status').getByText(becomes)).toBeVisible()
    }
    await expect
      .poll(async () => (await reviewOf(page, clientId)).findings.length)
      .toBe(before.findings.length + 1)
    await expect(page.locator('#findings article')).toHaveCount(before.findings.length + 1)
    await expectAccessible(page, 'review with decisions and answers')
    await darkAndNarrow(page, () => expectAccessible(page, 'review, dark and narrow'))
  })

  await test.step('the confirmed facts come as a file', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the facts you confirmed' }).first().click()
    const { facts } = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
    expect(facts.map(({ kind }: { kind: string }) => kind)).toEqual(['decision', 'answer', 'answer'])
    for (const fact of facts) expect(fact.wordingShown.title).toEqual(expect.any(String))
  })

  await test.step('the letters carry digits of the number once the client has said which ones are right', async () => {
    // Experian prints 5517, the others 5571.
    expect(await letterText(page, clientId, 'TransUnion', 1)).not.toMatch(/ending in/)
    const part = page.locator('#digits')
    await part.getByRole('radio', { name: /^5571/ }).check()
    await part.getByRole('button', { name: 'Save answer' }).click()
    await expect(part.getByText(/your number ends in 5571/)).toBeVisible()
    await draftsAreNew(page)
    for (const bureau of ['Experian', 'Equifax', 'TransUnion'])
      await expect.poll(() => letterText(page, clientId, bureau, 1)).toMatch(/ending in 5571/)
  })

  await test.step('nothing can be mailed before it is decided, and every page of a draft says so', async () => {
    await page.goto(`/account/mailing?client=${clientId}`)
    const card = page.getByRole('article', { name: 'Letter to Experian', exact: true })
    await expect(card.getByText(/waits? for your decision/)).toBeVisible()
    await expect(card.getByRole('button', { name: /^I mailed it/ })).toHaveCount(0)
    expect(await letterText(page, clientId, 'Experian', 1)).toContain('not ready to sign')
    await disputeEverything(page, clientId)
    await expectAccessible(page, 'review with everything decided')
    expect(await letterText(page, clientId, 'Experian', 1)).not.toContain('not ready to sign')
  })

  await test.step('what the client adds in their own words is in the letter, and stays typed until it is saved', async () => {
    await page.goto(`/account/review?client=${clientId}&view=one&step=sign`)
    const letter = page.getByRole('region', { name: 'Your letter to Experian', exact: true })
    await letter.getByRole('button', { name: 'Read it here and add your words' }).click()
    await letter.getByRole('button', { name: /^Add: Your own words for the letter/ }).click()
    const field = letter.getByRole('textbox', { name: /^Your own words for the letter/ })
    await field.fill('I moved in 2021, and my mail was lost — José.')
    await page.reload()
    await expect(field).toHaveValue('I moved in 2021, and my mail was lost — José.')
    await letter.getByRole('button', { name: 'Save my words' }).click()
    await expect(letter.getByText('Saved. The letter is being updated.')).toBeVisible()
    await expectAccessible(page, 'a letter with own words')
    await darkAndNarrow(page, () => expectAccessible(page, 'a letter with own words, dark and narrow'))
    await expect
      .poll(() => letterText(page, clientId, 'Experian', 1))
      .toContain('I moved in 2021, and my mail was lost — José.')
  })

  await test.step('the first letter that is mailed freezes the round', async () => {
    await page.goto(`/account/mailing?client=${clientId}`)
    await enterStep(page, 'Letter to Experian', 'I handed it over')
    await expect(page.getByText(/Nothing proves yet that the letter to Experian was delivered/)).toBeVisible()
    await enterStep(page, 'Letter to Equifax', 'I handed it over')
    await page.goto(`/account/review?client=${clientId}`)
    await expect(page.getByText('The letters of round 1 are mailed')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Not this one' }).first()).toBeDisabled()
    await expect(
      page.getByRole('button', { name: 'Not this one' }).and(page.locator(':enabled')),
    ).toHaveCount(0)
  })

  await test.step('a proved delivery starts the clocks, and the calendar has them', async () => {
    await page.goto(`/account/mailing?client=${clientId}`)
    await enterStep(page, 'Letter to Experian', 'It was delivered')
    const card = page.getByRole('article', { name: 'Letter to Experian' })
    await expect(card.getByText(/^Day 0 of \d+/).first()).toBeVisible()
    await expectAccessible(page, 'mail log with clocks')
    const calendar = Buffer.from(await fetchFile(page, `/api/clients/${clientId}/calendar.ics`)).toString()
    const events = calendar
      .replace(/\r\n[ \t]/g, '')
      .split('BEGIN:VEVENT')
      .slice(1)
    expect(events.length).toBeGreaterThan(0)
    for (const event of events) {
      expect(event).toMatch(/\r\nDTSTART;VALUE=DATE:\d{8}\r\n/)
      expect(event).toMatch(/\r\nSUMMARY:\S/)
      expect(event).toContain('\r\nEND:VEVENT\r\n')
    }
  })

  await test.step('further information is entered with its proof, and taken back when it was a mistake', async () => {
    const card = page.getByRole('article', { name: 'Letter to Experian', exact: true })
    await enterEvent(page, /^Letter to Experian$/, 'I sent them more information')
    await expect(card.getByRole('link', { name: /^Open the proof: You sent more information/ })).toBeVisible()
    await card.getByRole('button', { name: /^Correct: You sent more information/ }).click()
    await expectAccessible(page, 'mail log with an entry being corrected')
    await card.getByRole('button', { name: 'This was a mistake: remove it' }).click()
    await expect(card.getByText('1 earlier entry')).toBeVisible()
    await darkAndNarrow(page, () => expectAccessible(page, 'mail log with entries, dark and narrow'))
  })

  await test.step("a collector's first notice starts the client's own 30 days", async () => {
    const collector = page.getByRole('group', { name: 'Ask a collector to validate the debt' })
    await collector.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Ask for these letters' }).click()
    const card = page.getByRole('article', { name: /^Collector Validation Request/ }).first()
    await expect(card).toBeVisible()
    await enterEvent(page, /^Collector Validation Request/, 'Enter when its first notice came')
    await expect(card.getByText(/^Day 0 of 30/)).toBeVisible()
  })

  await test.step('each answer says what became of the items, and the last one opens round 2', async () => {
    const experian = await disputedItems(page, clientId, 'Experian', 'verified')
    const equifax = await disputedItems(page, clientId, 'Equifax', 'deleted')
    await uploadAnswer(page, 'Experian', answerPdf(experianMailed, experian, new Date()))
    const results = page.locator('#results')
    await expect(results.getByText('Verified', { exact: true }).first()).toBeVisible()
    await expect(results.getByText(/letter to Equifax was delivered/)).toBeVisible()
    await uploadAnswer(page, 'Equifax', answerPdf(equifaxMailed, equifax, new Date()))
    await expect(results.getByText('Deleted', { exact: true }).first()).toBeVisible()
    await darkAndNarrow(page, () => expectAccessible(page, 'mail log with answers, dark and narrow'))
    await results.getByRole('button', { name: 'Prepare round 2' }).click()
    await expect(results.getByText('Round 2 is being prepared')).toBeVisible()
  })

  await test.step('round 2 has letters that speak of the answer', async () => {
    const ofRound2 = async () => (await lettersOf(page, clientId)).filter(({ round }) => round === 2)
    await expect.poll(async () => (await ofRound2()).length).toBeGreaterThan(0)
    // The bureau's own words, as its answer prints them.
    expect(await letterText(page, clientId, 'Experian', 2)).toContain('Outcome: Remains')
    await page.goto(`/account/mailing?client=${clientId}`)
    await expect(page.getByText('Round 2', { exact: true }).first()).toBeVisible()
    // TransUnion's first letter was never mailed: it stays the one to mail, and no second one is written.
    await expect(page.getByText(/^The letter of round 2 takes its place/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Prepare round 2 again' })).toBeVisible()
    await page.goto(`/account/review?client=${clientId}`)
    await expect(page.getByRole('button', { name: 'Not this one' }).first()).toBeEnabled()
  })

  await test.step('nobody else sees any of it', async () => {
    const stranger = await openBrowser()
    for (const address of ['review', 'mailing']) {
      await stranger.goto(`/account/${address}?client=${clientId}`)
      await expect(stranger.getByLabel('Email address')).toBeVisible()
      await expect(stranger.getByRole('article')).toHaveCount(0)
    }
    expect((await stranger.request.get(`/api/clients/${clientId}/case-file`)).ok()).toBe(false)
  })

  await test.step('the case file holds it all, and its fingerprints are right', async () => {
    const names = expectChecked(await fetchFile(page, `/api/clients/${clientId}/case-file`))
    for (const folder of [
      'reports/',
      'letters/round-1/',
      'letters/round-2/',
      'receipts/',
      'results/',
      'findings/round-1/pictures/',
    ])
      expect(
        names.some((name) => name.startsWith(folder)),
        folder,
      ).toBe(true)
  })
})
