import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { disputeEverything } from '../../../../test/support/decide-findings.ts'
import { fewFindings } from '../../../../test/support/few-findings.ts'
import { givenReports, sendNamedReports } from '../../../../test/support/given-reports.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { plainLetters } from '../../../../test/support/plain-letters.ts'
import { readTruth, truthReports } from '../../../../test/support/truth-report.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import type { CaseFile } from '../../../engine/letters/case-file.ts'
import type { LetterOnScreen, LettersOnScreen } from '../../../shared/api/letters.ts'
import type { GeneratedDocument } from '../../../shared/api/portal.ts'

const today = '2026-11-21'
const experian = 'experian_dispute_letter'
/** Of one entry at each bureau, and of digits that two bureaus print differently. */
const rules = ['au_derogatory', 'cross_status_mismatch', 'past_due_exceeds_balance', 'ssn_mismatch']

let app: TestApp
let caller: Caller
let clientId: number
let written: CaseFile[] = []

beforeAll(async () => {
  app = await makeApp({
    now: new Date(`${today}T15:00:00Z`),
    engine: {
      ...fewFindings(givenReports(truthReports(readTruth('set-1'))), (all) =>
        all.filter(({ ruleKey }) => rules.includes(ruleKey)),
      ),
      writeDocuments: async (caseFile) => {
        written.push(caseFile)
        return plainLetters(caseFile)
      },
    },
  })
  ;({ caller, clientId } = await sendNamedReports(app))
  await disputeEverything(app, caller, clientId)
})
/** Each test has the case with everything decided and nothing added. */
beforeEach(async () => {
  await app.startAnew()
  written = []
})
afterAll(() => app.close())

const ask = async (by: Caller, method: 'GET' | 'POST', path: string, more: object = {}) => {
  const reply = await by.inject({ method, url: `/api/clients/${clientId}${path}`, ...more })
  return { status: reply.statusCode, body: reply.json() }
}
const letters = async (): Promise<LettersOnScreen> => (await ask(caller, 'GET', '/letters')).body
const letterTo = async (documentType = experian): Promise<LetterOnScreen> => {
  const letter = (await letters()).letters.find((each) => each.documentType === documentType)
  if (!letter) throw new Error(`no letter ${documentType}`)
  return letter
}
const firstItem = ({ blocks }: LetterOnScreen) => {
  const item = blocks.find((block) => block.kind === 'item')
  if (item?.kind !== 'item') throw new Error('the letter has no item')
  return item
}
const say = (text: string, item: string | null = null, by = caller, letter = experian) =>
  ask(by, 'POST', '/own-words', { payload: { letter, item, text } })
const choose = (layout: string) => ask(caller, 'POST', '/letter-layout', { payload: { layout } })

describe('the letters of a round', () => {
  it('are shown as text with the law’s words marked, in paragraphs, and as a table when that is chosen', async () => {
    const { layout, frozen, round } = await letters()
    expect({ layout, frozen, round }).toEqual({ layout: 'paragraphs', frozen: false, round: 1 })
    const letter = await letterTo()
    const item = firstItem(letter)
    expect(item.rows).toEqual([])
    const law = item.paragraphs.flat().filter((passage) => passage.law !== null)
    expect(law.some(({ text }) => text.startsWith('Section'))).toBe(true)
    expect(letter.blocks.filter(({ kind }) => kind === 'opening-words')).toHaveLength(1)
    expect(letter.head.recipient.join(' ')).toContain('Allen, TX 75013')

    const [first, again] = [await choose('table'), await choose('table')]
    expect([first.status, first.body]).toEqual([again.status, again.body])
    await app.deps.queue.idle()
    expect(written.at(-1)?.layout).toBe('table')
    const table = firstItem(await letterTo())
    expect(table.paragraphs).toEqual([])
    expect(table.rows.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['In this report', 'My request', 'The law']),
    )
    expect((await choose('columns')).status).toBe(400)
  })

  it('hold own words from the next writing on; each version stays, with time and writer, and can be put back', async () => {
    const { item } = firstItem(await letterTo())
    expect((await say('  I paid this in March.\r\n\r\n\r\nTwice. ', item)).status).toBe(200)
    await say('I paid this in March.\n\nTwice.', item)
    await say('I moved in 2021.')
    const staff = await app.asStaff()
    const unsaid = await say('I paid this in April.', item, staff)
    expect([unsaid.status, unsaid.body.error]).toEqual([
      409,
      expect.stringMatching(/^First record what the client/),
    ])
    const word = {
      by: 'Robin Example',
      saidAt: app.deps.clock.now().toISOString(),
      how: 'phone',
      note: 'Called.',
    }
    expect(
      (await ask(staff, 'POST', '', { payload: word, url: `/api/staff/clients/${clientId}/spoken-words` }))
        .status,
    ).toBe(200)
    const second = await say('I paid this in April.', item, staff)
    expect(second.body.versions).toEqual([
      { text: 'I paid this in April.', at: expect.any(String), by: 'staff' },
      { text: 'I paid this in March.\n\nTwice.', at: expect.any(String), by: 'client' },
    ])
    const said = (await caller.inject({ url: `/api/clients/${clientId}/facts` })).json()
    expect(said.facts.at(-1)).toMatchObject({
      by: 'staff',
      onWordOf: { by: 'Robin Example', how: 'phone', note: 'Called.' },
    })
    await app.deps.queue.idle()
    expect(written.at(-1)?.ownWords).toEqual([
      { documentType: experian, finding: item, text: 'I paid this in April.' },
      { documentType: experian, finding: null, text: 'I moved in 2021.' },
    ])
    await say('I paid this in March.\n\nTwice.', item)
    await say('')
    const { words } = await letterTo()
    expect(words.map(({ versions }) => versions.map(({ text }) => text))).toEqual([
      ['I paid this in March.\n\nTwice.', 'I paid this in April.', 'I paid this in March.\n\nTwice.'],
      ['', 'I moved in 2021.'],
    ])
    expect((await letterTo('equifax_dispute_letter')).words).toEqual([])
    const { rows } = await app.deps.database.db.execute<{ said: Uint8Array }>(
      `select said_sealed as said from review_facts where kind = 'words'`,
    )
    expect(rows).toHaveLength(5)
    for (const { said } of rows) expect(Buffer.from(said).toString('latin1')).not.toContain('paid')
    const log = await app.deps.database.db.execute<{ detail: object }>(
      `select detail from audit_entries where action = 'save-own-words'`,
    )
    expect(JSON.stringify(openedRows(app.deps, 'audit_entries', log.rows))).not.toContain('April')
    expect(log.rows).toHaveLength(1)
  })

  it('take no whole numbers, no digits that are disputed, no signs without a glyph, and nothing endless', async () => {
    const letter = await letterTo()
    const { item } = firstItem(letter)
    const refused: [string, string | null, RegExp][] = [
      ['My number is 123-45-6789.', item, /Social Security number: XXXXX6789/],
      ['Card 4888 9370 5720 1234.', null, /account number: XXXXXXXXXXXX1234/],
      ['My number ends in 5517.', null, /Leave out: 5517/],
      ['Paid 😀', null, /cannot print: 😀/],
      ['x'.repeat(601), item, /at most 600 characters/],
      ['x'.repeat(1501), null, /at most 1,500 characters/],
    ]
    for (const [text, place, sentence] of refused) {
      const { status, body } = await say(text, place)
      expect([text.slice(0, 30), status]).toEqual([text.slice(0, 30), 400])
      expect(body.fields.text).toMatch(sentence)
    }
    // The item about the digits quotes them: they are its evidence.
    const aboutDigits = letter.blocks.find(
      (block) => block.kind === 'item' && /Social Security/.test(block.title),
    )
    const own = aboutDigits?.kind === 'item' ? aboutDigits.item : ''
    expect((await say('5517 was never mine.', own)).status).toBe(200)
    // Settled, they may be named; not settled any more, they are masked where they were saved.
    await ask(caller, 'POST', '/digits', { payload: { digits: '5571' } })
    expect((await say('Mine end in 5571.')).status).toBe(200)
    await ask(caller, 'POST', '/digits', { payload: { digits: null } })
    await app.deps.queue.idle()
    const opening = written.at(-1)?.ownWords?.find(({ finding }) => finding === null)
    expect(opening?.text).toBe('Mine end in XXXX.')
    expect((await say('#read("/etc/passwd") *b* <b>', item)).status).toBe(200)
    expect((await say('Hello', 'ffffffffffffffff')).status).toBe(404)
    expect((await say('Hello', null, caller, 'mail_log')).status).toBe(404)
  })

  it('beside the round take covering words, until such a letter is mailed by itself', async () => {
    const asked = { collectorValidation: [], identityTheft: null, securityFreeze: true }
    expect((await ask(caller, 'POST', '/packets', { payload: asked })).status).toBe(200)
    await app.deps.queue.idle()
    const freeze = 'security_freeze_experian'
    const words = (text: string, item: string | null = null) => say(text, item, caller, freeze)
    expect((await words('Please hurry.')).status).toBe(200)
    expect((await words('Please hurry.', firstItem(await letterTo()).item)).status).toBe(404)
    await app.deps.queue.idle()
    expect(written.at(-1)?.ownWords).toEqual([{ documentType: freeze, finding: null, text: 'Please hurry.' }])
    const documents: GeneratedDocument[] = (await ask(caller, 'GET', '/documents')).body
    const paper = documents.find(({ documentType }) => documentType === freeze)
    const form = multipartBody({ documentId: String(paper?.id), state: 'handed_over', day: today })
    expect((await ask(caller, 'POST', '/mailings', form)).status).toBe(200)
    await app.deps.queue.idle()
    expect((await words('Too late.')).status).toBe(409)
    expect(await letterTo(freeze)).toMatchObject({ isFrozen: true, blocks: [] })
    expect((await say('I moved in 2021.')).status).toBe(200)
  })

  it('cannot be changed once they are mailed, and are then told by their files alone', async () => {
    await say('I moved in 2021.')
    await app.deps.queue.idle()
    const documents: GeneratedDocument[] = (await ask(caller, 'GET', '/documents')).body
    const paper = documents.find(({ documentType }) => documentType === experian)
    const form = multipartBody({ documentId: String(paper?.id), state: 'handed_over', day: today })
    expect((await ask(caller, 'POST', '/mailings', form)).status).toBe(200)
    await app.deps.queue.idle()
    expect((await say('Too late.')).status).toBe(409)
    expect((await choose('table')).status).toBe(409)
    expect(await letters()).toEqual({ round: 1, layout: 'paragraphs', frozen: true, letters: [] })
    const after: GeneratedDocument[] = (await ask(caller, 'GET', '/documents')).body
    expect(after.find(({ id }) => id === paper?.id)).toEqual(paper)
  })
})
