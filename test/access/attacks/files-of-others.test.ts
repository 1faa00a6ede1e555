import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ItemOutcome } from '../../../src/engine/letters/case-file.ts'
import type { DisputeEngine } from '../../../src/server/features/processing/dispute-engine.ts'
import type { EnvelopesShown } from '../../../src/shared/api/envelopes.ts'
import { says } from '../../../src/shared/sentences/says.ts'
import { disputeEverything } from '../../support/decide-findings.ts'
import { keptEngine } from '../../support/kept-engine.ts'
import { type Caller, makeApp, type TestApp } from '../../support/make-app.ts'
import { multipartBody } from '../../support/multipart-body.ts'
import { paidBrowser, sampleReports, sendIntake } from '../../support/paying-client.ts'
import { signLetters } from '../../support/sign-letters.ts'
import { makeMember, signIn, staffBrowser } from '../../support/staff-browser.ts'
import { tinyPdf } from '../../support/tiny-pdf.ts'
import { tinyPng } from '../../support/tiny-png.ts'

let app: TestApp
let owner: { caller: Caller; clientId: number }
let other: { caller: Caller; clientId: number }
/** What of the owner's case can be opened by its address, each of them after {id} of the case. */
let things: string[]
let documentId: number

/** A bureau's scan of which the first place can be looked at. */
const scanned: DisputeEngine['readScannedAnswer'] = async (_bytes, { disputed }) => ({
  answer: {
    ok: true,
    ...{ source: 'results-letter', date: '2026-12-14', finishedOn: '2026-12-14' },
    ...{ frivolousOn: null, reinsertedOn: null, frivolous: null, unread: [], report: null },
    items: disputed.map(({ fingerprint }) => ({
      fingerprint,
      outcome: 'verified' satisfies ItemOutcome,
      said: 'VERIFIED',
      evidence: [
        {
          ...{ bureau: 'Experian', itemId: null, creditor: null, accountNumber: null },
          ...{ field: 'outcome', label: 'Outcome', printed: 'VERIFIED' },
          box: { page: 1, x: 1, y: 1, width: 9, height: 9 },
        },
      ],
    })),
  },
  confidences: {},
  reading: null,
})

beforeAll(async () => {
  const engine = {
    ...keptEngine(),
    readAnswer: async () => ({ ok: false as const, sentence: says('answer.isScan'), isScan: true as const }),
    readScannedAnswer: scanned,
  }
  app = await makeApp({
    now: new Date('2026-11-21T15:00:00Z'),
    engine,
    settings: { RATE_LIMIT_UPLOAD: '9999/1' },
  })
  const paid = await paidBrowser(app)
  owner = paid
  other = await paidBrowser(app, { name: 'Olga Other', email: 'other@example.com' })
  await sendIntake(owner.caller, { paymentIntentId: paid.paymentIntentId }, sampleReports())
  await app.deps.queue.idle()
  things = await everythingOf(owner)
})
afterAll(() => app.close())

/** Papers, pictures, packets, letters, answers and proofs, made as their owner makes them. */
async function everythingOf({ caller, clientId }: typeof owner): Promise<string[]> {
  const own = `/api/clients/${clientId}`
  const send = async (
    path: string,
    fields: Record<string, string>,
    files: Parameters<typeof multipartBody>[1],
  ) => {
    const reply = await caller.inject({ method: 'POST', url: own + path, ...multipartBody(fields, files) })
    expect([path, reply.statusCode, reply.body]).toEqual([path, 200, expect.anything()])
    return reply.json()
  }
  const picture = { fileName: 'licence.png', bytes: tinyPng() }
  const paper = await send('/papers', { field: 'licenseId' }, { paper: picture })
  await disputeEverything(app, caller, clientId)
  await signLetters(caller, clientId)
  const { letters }: EnvelopesShown = (await caller.inject({ url: `${own}/envelopes` })).json()
  documentId = letters.find(({ isReady, isBureau }) => isReady && isBureau)?.documentId ?? 0
  const mailed = { documentId: String(documentId), state: 'handed_over', day: '2026-11-21' }
  await send('/mailings', mailed, { evidence: picture })
  app.clock.advance(25 * 86_400_000)
  await send('/mailings', { ...mailed, state: 'delivered', day: '2026-11-24' }, { evidence: picture })
  const answer = { fileName: 'answer.pdf', bytes: tinyPdf('Your results') }
  const { letters: mailedLetters } = (await caller.inject({ url: `${own}/mailings` })).json()
  const sent = mailedLetters.find((each: { documentId: number }) => each.documentId === documentId)
  const bureau = sent.recipient.toLowerCase()
  await send('/results', { bureau, receivedOn: '2026-12-15' }, { answer })
  await app.deps.queue.idle()
  const found: string[] = []
  for (const list of ['review', 'results', 'mailings', 'papers', 'folder', 'documents'])
    found.push(...addressesIn((await caller.inject({ url: `${own}/${list}` })).body))
  const made = [
    `${own}/envelopes/${documentId}/packet`,
    `${own}/envelopes/rounds/1`,
    `${own}/papers/${paper.id}/picture`,
  ]
  const drawn = [`${own}/reports/experian/pages/1/picture`, `${own}/reports/experian/pages/1/lines`]
  const whole = ['case-file', 'facts', 'my-data', 'calendar.ics', 'letters'].map((name) => `${own}/${name}`)
  const byKind = new Map([...found, ...made, ...drawn, ...whole].map((url) => [kindOf(url), url]))
  return [...byKind.values()]
}

const addressesIn = (json: string) => json.match(/\/api\/[^"\s]+/g) ?? []
/** One of each kind is enough: of evidence alone there are hundreds. */
const kindOf = (url: string) => url.replace(/\d+\.ics|[0-9a-f-]{36}\.[a-z0-9-]+|\d+(-\d+)?/g, '#')

async function said(who: Caller, url: string) {
  const reply = await who.inject({ url })
  expect(reply.headers['cache-control']).toBe('no-store')
  if (reply.statusCode === 200) return { status: 200 }
  const { error, code } = reply.json()
  return { status: reply.statusCode, error, code }
}
const saidOfAll = async (who: Caller, urls = things) =>
  Object.fromEntries(await Promise.all(urls.map(async (url) => [url, await said(who, url)] as const)))
const statuses = async (who: Caller, urls = things) =>
  Object.fromEntries(Object.entries(await saidOfAll(who, urls)).map(([url, { status }]) => [url, status]))
const all = (status: number, urls = things) => Object.fromEntries(urls.map((url) => [url, status]))
const anId = /[0-9a-f]{8}-[0-9a-f-]{27}/
const absentNumbers = (url: string) => url.replace(/\d+/g, '987654')

describe('what is kept of a case', () => {
  it('opens to its owner: papers, pictures, packets, letters, answers, proofs', async () => {
    expect(await statuses(owner.caller)).toEqual(all(200))
    expect(things.map(kindOf).sort()).toMatchInlineSnapshot(`
      [
        "/api/clients/#/calendar.ics",
        "/api/clients/#/case-file",
        "/api/clients/#/envelopes/#/packet",
        "/api/clients/#/envelopes/rounds/#",
        "/api/clients/#/evidence/#",
        "/api/clients/#/facts",
        "/api/clients/#/files/file-#",
        "/api/clients/#/files/report-#",
        "/api/clients/#/letters",
        "/api/clients/#/mailings/#/evidence",
        "/api/clients/#/my-data",
        "/api/clients/#/papers/#/picture",
        "/api/clients/#/reports/experian/pages/#/lines",
        "/api/clients/#/reports/experian/pages/#/picture",
        "/api/clients/#/results/#/pictures/#",
        "/api/documents/#/download",
      ]
    `)
  })

  it('is to a stranger with a session what does not exist, and to nobody 401', async () => {
    expect(await statuses(app.asNobody())).toEqual(all(401))
    for (const who of [other.caller, await app.asClient('other@example.com')]) {
      const answers = await saidOfAll(who)
      for (const url of things)
        expect([url, answers[url]]).toEqual([url, await said(who, absentNumbers(url))])
      for (const url of things) expect(answers[url]).toMatchObject({ status: 404, code: 'not_found' })
    }
  })

  it('is not opened by its own number below another case', async () => {
    const tail = (url: string) => url.replace(/^\/api\/clients\/\d+/, '')
    for (const url of things.filter((each) => each.startsWith('/api/clients/'))) {
      const absent = tail(url)
        .replace(anId, '00000000-0000-4000-8000-000000000000')
        .replace(/\/(\w+-)?\d+/, '/$1987654')
      if (absent === tail(url)) continue
      const own = `/api/clients/${other.clientId}`
      const answer = await said(other.caller, own + tail(url))
      expect([url, answer]).toEqual([url, await said(other.caller, own + absent)])
      expect([url, answer.status]).toEqual([url, url.includes('rounds') ? 409 : 404])
    }
  })

  it('is not found by an odd number, not by its owner either, and breaks nothing', async () => {
    const odd = [
      '0',
      '-1',
      '01',
      '1.5',
      '1e3',
      '2147483648',
      '99999999999999999999',
      '%00',
      '%2e%2e%2f1',
      '1%2f..%2f1',
      "1'--",
      '٣',
      'x'.repeat(900),
    ]
    const records = things.filter((each) => !each.includes('/pages/'))
    for (const [place, url] of records.filter((each) => /[/-]\d+[^/]*(\/[a-z]+)?$/.test(each)).entries()) {
      const at = url.lastIndexOf(/\d+(?!.*\d)/.exec(url)?.[0] ?? '')
      for (const each of odd.filter((_, i) => (i + place) % 2 === 0)) {
        const asked = `${url.slice(0, at)}${each}${url.slice(at).replace(/^\d+/, '')}`
        const { status } = await said(owner.caller, asked)
        expect([asked, status]).toEqual([asked, expect.toBeOneOf([400, 404, 409])])
      }
    }
    expect(app.errors).toEqual([])
  })
})

describe('whoever could open it, and may not any more', () => {
  it('as staff without the right is refused at the next call, and a disabled one is nobody', async () => {
    const admin = await app.asStaff('owner')
    // Somebody must be left who can sign in as an owner.
    await makeMember(app, 'owner')
    const browser = staffBrowser(app.app)
    const account = await makeMember(app)
    await signIn(app, browser, account)
    const member: Caller = { ...app.asNobody(), inject: ({ url }) => browser.send('GET', String(url)) }
    expect(await statuses(member)).toEqual(all(200))
    const { members } = (await admin.inject({ url: '/api/staff/team' })).json()
    const { id } = members.find((each: { email: string }) => each.email === account.email)
    const change = (payload: object) =>
      admin.inject({ method: 'PATCH', url: `/api/staff/team/${id}`, payload })
    expect((await change({ role: 'read-only' })).statusCode).toBe(200)
    const left = Object.entries(await statuses(member)).filter(([, status]) => status !== 403)
    // Days, and the single lines that the pages of a case show to whoever only looks (decision 091).
    const shown = ['calendar.ics', 'evidence/#', 'results/#/pictures/#'].map(
      (name) => `/api/clients/#/${name}`,
    )
    expect(left.map(([url]) => kindOf(url)).sort()).toEqual(shown)
    expect((await change({ disabled: true })).statusCode).toBe(200)
    expect(await statuses(member)).toEqual(all(401))
  })

  it('as a browser that signed out is nobody', async () => {
    const browser = await app.asBrowser(owner.clientId)
    const old = browser.cookie ?? ''
    expect((await said(browser, things[0] ?? '')).status).toBe(200)
    await browser.inject({ method: 'POST', url: '/api/account/sign-out' })
    const replies = await Promise.all(things.map((url) => app.inject({ url, headers: { cookie: old } })))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
  })

  it('as the owner of a case that was deleted finds nothing, nor do staff', async () => {
    const { email, name } = (await owner.caller.inject({ url: `/api/clients/${owner.clientId}` })).json()
    const byMail = await app.asClient(email)
    const admin = await app.asStaff('admin')
    expect((await said(byMail, things[0] ?? '')).status).toBe(200)
    const url = `/api/staff/clients/${owner.clientId}`
    expect((await admin.inject({ method: 'DELETE', url, payload: { confirmName: name } })).statusCode).toBe(
      200,
    )
    for (const who of [owner.caller, byMail, admin]) {
      const answers = await saidOfAll(who)
      for (const each of things)
        expect([each, answers[each]]).toEqual([each, await said(who, absentNumbers(each))])
      for (const { status } of Object.values(answers)) expect(status).toBe(who === admin ? 404 : 401)
    }
    expect(app.errors).toEqual([])
  })
})
