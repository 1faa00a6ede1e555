import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { disputeEverything } from '../../../../test/support/decide-findings.ts'
import { givenReports, sendNamedReports } from '../../../../test/support/given-reports.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { plainLetters } from '../../../../test/support/plain-letters.ts'
import { readTruth, truthReports } from '../../../../test/support/truth-report.ts'
import type { CaseFile } from '../../../engine/letters/case-file.ts'
import type { GeneratedDocument } from '../../../shared/api/portal.ts'
import type { Review } from '../../../shared/api/review.ts'
import { rewriteStaleDrafts } from '../decisions/rewrite-stale-drafts.ts'
import { contentOf } from '../documents/letter-content.ts'
import { listDocumentRows } from '../documents/list-documents.ts'

const today = '2026-11-21'

let app: TestApp
let caller: Caller
let clientId: number
let written: CaseFile[] = []

beforeAll(async () => {
  app = await makeApp({
    now: new Date(`${today}T15:00:00Z`),
    engine: {
      ...givenReports(truthReports(readTruth('set-1'))),
      writeDocuments: async (caseFile) => {
        written.push(caseFile)
        return plainLetters(caseFile)
      },
    },
  })
  ;({ caller, clientId } = await sendNamedReports(app))
})
/** Each test has the case as its first run left it. */
beforeEach(async () => {
  await app.startAnew()
  written = []
})
afterAll(() => app.close())

const ask = async (method: 'GET' | 'POST', path: string, more: object = {}) => {
  const reply = await caller.inject({ method, url: `/api/clients/${clientId}${path}`, ...more })
  return { status: reply.statusCode, body: reply.json() }
}
const review = async (): Promise<Review> => (await ask('GET', '/review')).body
const documents = async (): Promise<GeneratedDocument[]> => (await ask('GET', '/documents')).body
const decide = async (finding: string, decision: string) => {
  await ask('POST', '/decisions', { payload: { finding, decision } })
}
const mail = (documentId: number) =>
  ask(
    'POST',
    '/mailings',
    multipartBody({ documentId: String(documentId), state: 'handed_over', day: today }),
  )
const enterMailDate = async (round1MailDate: string | null) => {
  const staff = await app.asStaff()
  const reply = await staff.inject({
    method: 'PATCH',
    url: `/api/clients/${clientId}`,
    payload: { round1MailDate },
  })
  expect(reply.json()).toMatchObject({ round1MailDate })
  await app.deps.queue.idle()
}

describe('a letter with items on which the client has not decided', () => {
  it('is a draft in the list of documents, and its mailing is refused with a sentence', async () => {
    const drafts = await documents()
    expect(drafts.every(({ readyToSign }) => !readyToSign)).toBe(true)
    expect(drafts.some(({ undecided }) => undecided > 0)).toBe(true)
    const draft = drafts.find(({ undecided }) => undecided > 0)
    const refused = await mail(draft?.id ?? 0)
    expect(refused).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/still a draft\. Decide first/) },
    })
    expect((await ask('GET', '')).body.round1MailDate).toBeNull()
    const { letters } = (await ask('GET', '/mailings')).body
    expect(letters.some((letter: { undecided: number }) => letter.undecided === draft?.undecided)).toBe(true)
  })

  it('is ready once the rest is left for later in one act, and holds none of it', async () => {
    const { findings } = await review()
    const [first, ...others] = findings.map(({ id }) => id)
    await decide(first ?? '', 'dispute')
    const later = () => ask('POST', '/decisions/later', { payload: { findings: others } })
    expect((await ask('POST', '/decisions/later', { payload: { findings: [first] } })).status).toBe(409)
    const [one, two] = [await later(), await later()]
    expect(two).toEqual(one)
    await app.deps.queue.idle()
    expect((await documents()).every(({ undecided }) => undecided === 0)).toBe(true)
    expect(written.at(-1)?.findings.map(({ fingerprint }) => fingerprint)).toEqual([first])
  })

  it('is ready with the last decision, whichever it is, and may then be mailed', async () => {
    const { findings } = await review()
    const [first, ...others] = findings
    for (const { id } of others) await decide(id, 'dispute')
    await app.deps.queue.idle()
    expect((await documents()).some(({ undecided }) => undecided > 0)).toBe(true)
    await decide(first?.id ?? '', 'skip')
    await app.deps.queue.idle()
    const letters = await documents()
    expect(letters.every(({ undecided }) => undecided === 0)).toBe(true)
    expect((await mail(letters.find(({ readyToSign }) => readyToSign)?.id ?? 0)).status).toBe(200)
  })

  it('says of each finding where it waits, and where it stands once it is decided', async () => {
    const { findings } = await review()
    expect(findings.flatMap(({ letters }) => letters).every(({ item }) => item === null)).toBe(true)
    expect(findings.some(({ letters }) => letters.some(({ kept }) => !kept))).toBe(true)
    await disputeEverything(app, caller, clientId)
    const decided = (await review()).findings.flatMap(({ letters }) => letters)
    expect(decided.some(({ bureau, item }) => bureau === 'Equifax' && item === 1)).toBe(true)
    expect(decided.every(({ item, kept }) => kept === (item === null))).toBe(true)
  })
})

describe('one decision for all that is provable', () => {
  const together = (findings: string[]) => ask('POST', '/decisions/provable', { payload: { findings } })

  it('disputes what its list named, each with its wording, and twice changes nothing', async () => {
    const { findings } = await review()
    const provable = findings.filter(({ strength }) => strength === 'A').map(({ id }) => id)
    const [one, two] = await Promise.all([together(provable), together(provable)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(one.body).toEqual(two.body)
    const after = (await review()).findings
    expect(after.filter(({ decision }) => decision?.decision === 'dispute').map(({ id }) => id)).toEqual(
      provable,
    )
    const { facts } = (await ask('GET', '/facts')).body
    expect(facts).toHaveLength(provable.length)
    expect(facts[0]).toMatchObject({
      decision: 'dispute',
      by: 'client',
      wordingShown: { statement: expect.any(String), decidedTogether: String(provable.length) },
    })
  })

  it('decides nothing when its list holds one that is not provable, decided otherwise, or not there', async () => {
    const { findings } = await review()
    const [first, second] = findings.filter(({ strength }) => strength === 'A').map(({ id }) => id)
    const strong = findings.find(({ strength }) => strength === 'B')?.id
    if (!first || !second || !strong) throw new Error('the sample has too few findings')
    await decide(second, 'skip')
    for (const wrong of [strong, second, 'ffffffffffffffff']) {
      expect((await together([first, wrong])).status).toBe(409)
    }
    expect((await review()).findings.find(({ id }) => id === first)?.decision).toBeNull()
    expect((await ask('POST', '/decisions/provable', { payload: { findings: [] } })).status).toBe(400)
  })
})

describe('a mail date that staff enter before everything was decided', () => {
  it('applies, and what is frozen holds only what the client had decided, under the same ids', async () => {
    const { findings } = await review()
    const [first] = findings
    if (!first) throw new Error('the sample has no finding')
    await decide(first.id, 'dispute')
    await app.deps.queue.idle()
    const before = await documents()
    await enterMailDate(today)
    const after = await documents()
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.every(({ undecided }) => undecided === 0)).toBe(true)
    const rows = await listDocumentRows(app.deps.database.db, clientId)
    expect(rows.every(({ frozenAt }) => frozenAt !== null)).toBe(true)
    const contents = rows.flatMap((row) => contentOf(app.deps, row)?.findings ?? [])
    expect(new Set(contents.map(({ fingerprint }) => fingerprint))).toEqual(new Set([first.id]))
    expect(written.at(-1)).toMatchObject({ undecided: [] })
    expect(new Set(written.at(-1)?.setAside?.map(({ reason }) => reason))).toEqual(new Set(['not_decided']))
    // Frozen is frozen: nothing writes them again.
    const shas = rows.map(({ sha256 }) => sha256)
    await rewriteStaleDrafts(app.deps)
    await app.deps.queue.idle()
    expect((await listDocumentRows(app.deps.database.db, clientId)).map(({ sha256 }) => sha256)).toEqual(shas)
  })

  it('makes drafts of them again when it was a mistake and is taken away', async () => {
    const before = await documents()
    await enterMailDate(today)
    expect((await documents()).every(({ undecided }) => undecided === 0)).toBe(true)
    await enterMailDate(null)
    expect(await documents()).toEqual(before)
  })

  it('leaves a letter on which everything was decided byte for byte as it was', async () => {
    await disputeEverything(app, caller, clientId)
    const shas = async () =>
      (await listDocumentRows(app.deps.database.db, clientId)).map(({ sha256 }) => sha256)
    const before = await shas()
    const times = written.length
    await enterMailDate(today)
    expect(await shas()).toEqual(before)
    expect(written).toHaveLength(times)
  })
})

describe('drafts that an older version has written', () => {
  it('are written anew by the timer, once', async () => {
    const before = await documents()
    await app.deps.database.db.execute(
      `update drafts set revision = revision + 1 where client_id = ${clientId}`,
    )
    await app.deps.database.db.execute(`update documents set undecided = 1 where client_id = ${clientId}`)
    const times = written.length
    await rewriteStaleDrafts(app.deps)
    await rewriteStaleDrafts(app.deps)
    await app.deps.queue.idle()
    expect(written).toHaveLength(times + 1)
    expect(await documents()).toEqual(before)
  })

  it('are written anew once where nothing says what goes into their envelope, and not once they are mailed', async () => {
    const { db } = app.deps.database
    const planless = async () =>
      (await listDocumentRows(db, clientId)).filter(
        ({ planSealed, recipient, fileName }) =>
          planSealed === null && recipient !== null && !fileName.includes('-no-letter-'),
      ).length
    const forget = (changes: string) =>
      db.execute(`update documents set ${changes} where client_id = ${clientId}`)
    await forget('plan_sealed = null')
    expect(await planless()).toBeGreaterThan(0)
    const times = written.length
    await rewriteStaleDrafts(app.deps)
    await rewriteStaleDrafts(app.deps)
    await app.deps.queue.idle()
    expect([await planless(), written.length]).toEqual([0, times + 1])
    await forget('plan_sealed = null, frozen_at = updated_at')
    await rewriteStaleDrafts(app.deps)
    await app.deps.queue.idle()
    expect([(await planless()) > 0, written.length]).toEqual([true, times + 1])
  })
})
