import { createHash } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { encode } from 'fast-png'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disputeEverything } from '../../../../test/support/decide-findings.ts'
import { fewFindings } from '../../../../test/support/few-findings.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { type FormFile, multipartBody } from '../../../../test/support/multipart-body.ts'
import { sendSampleReports } from '../../../../test/support/paying-client.ts'
import { tinyPdf } from '../../../../test/support/tiny-pdf.ts'
import type { EnvelopesShown, LetterEnvelope } from '../../../shared/api/envelopes.ts'
import type { MailedLetter } from '../../../shared/api/mailing.ts'
import type { DisputeEngine } from '../processing/dispute-engine.ts'
import { selectSignature, selectSignings } from './envelopes.store.ts'
import { letterEnvelope } from './letter-envelope.ts'
import { listMailedParts } from './list-mailed-parts.ts'

let app: TestApp
let caller: Caller
let staff: Caller
let clientId: number
const strokes = [[40, 150, 120, 40, 200, 150, 280, 60, 360, 140, 560, 150]]
/** A grey card, as large as papers are read. */
const card = (grey: number) =>
  Buffer.from(encode({ width: 400, height: 260, channels: 1, data: new Uint8Array(400 * 260).fill(grey) }))
const licence: FormFile = { fileName: 'licence.png', bytes: card(200) }

/** A bureau's letter that says of every item that it was verified. */
const everythingVerified: DisputeEngine['readAnswer'] = async (_bytes, { disputed }) => ({
  ok: true,
  source: 'results-letter',
  items: disputed.map(({ fingerprint }) => ({
    fingerprint,
    outcome: 'verified',
    said: 'VERIFIED',
    evidence: [],
  })),
  finishedOn: '2026-12-14',
  frivolousOn: null,
  reinsertedOn: null,
  date: '2026-12-14',
  frivolous: null,
  unread: [],
  report: null,
})

beforeAll(async () => {
  app = await makeApp({
    now: new Date('2026-11-21T15:00:00Z'),
    engine: { ...fewFindings(keptEngine()), readAnswer: everythingVerified },
  })
  staff = await app.asStaff()
  ;({ caller, clientId } = await sendSampleReports(app))
})
afterAll(() => app.close())

const ask = async (
  who: Caller,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object | FormFile,
) => {
  const url = `/api/clients/${clientId}${path}`
  const reply = await who.inject({ method, url, ...(payload === undefined ? {} : { payload }) })
  return {
    status: reply.statusCode,
    raw: reply.rawPayload,
    body: isJson(reply.headers) ? reply.json() : null,
  }
}
const isJson = (headers: Record<string, unknown>) => String(headers['content-type']).includes('json')
const upload = async (path: string, fields: Record<string, string>, files: Record<string, FormFile>) => {
  const url = `/api/clients/${clientId}${path}`
  const reply = await caller.inject({ method: 'POST', url, ...multipartBody(fields, files) })
  return { status: reply.statusCode, body: reply.json() }
}
const shown = async (who = caller): Promise<EnvelopesShown> => (await ask(who, 'GET', '/envelopes')).body
const letterOf = async (bureau: string): Promise<LetterEnvelope> => {
  const { letters } = (await ask(caller, 'GET', '/mailings')).body as { letters: MailedLetter[] }
  const id = letters.find(({ recipient }) => recipient === bureau)?.documentId
  const letter = (await shown()).letters.find(({ documentId }) => documentId === id)
  if (!letter) throw new Error(`there is no letter to ${bureau}`)
  return letter
}
const packetOf = ({ documentId }: LetterEnvelope) => ask(caller, 'GET', `/envelopes/${documentId}/packet`)
const sign = ({ documentId, sha256 }: LetterEnvelope, who = caller) =>
  ask(who, 'POST', `/envelopes/${documentId}/signature`, { sha256, consent: true })
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('a packet', () => {
  it('is refused of a draft, and once everything is decided is one file that stays the same', async () => {
    const draft = await letterOf('Experian')
    expect([draft.isReady, (await packetOf(draft)).status, (await sign(draft)).status]).toEqual([
      false,
      409,
      409,
    ])
    expect((await ask(caller, 'GET', '/envelopes/rounds/1')).status).toBe(409)
    await disputeEverything(app, caller, clientId)
    const ready = await letterOf('Experian')
    const first = await packetOf(ready)
    expect(first.status).toBe(200)
    expect(digest((await packetOf(ready)).raw)).toBe(digest(first.raw))
    const pdf = await PDFDocument.load(first.raw, { updateMetadata: false })
    expect((await letterOf('Experian')).packetPages).toBe(pdf.getPageCount())
    expect((await ask(caller, 'GET', '/envelopes/999999/packet')).status).toBe(404)
  })

  it('names what is not in it, and holds a paper once that is added, which the letter then says', async () => {
    const before = await letterOf('Experian')
    expect(before.parts.find(({ kind }) => kind === 'identity')?.isHeld).toBe(false)
    const ids = { clientId, documentId: before.documentId }
    const made = await letterEnvelope(app.deps, app.deps.database.db, { ...ids, forPrintProvider: true })
    expect(made.missing).toContain('Copy of a government-issued identification card')
    expect((await upload('/papers', { field: 'licenseId' }, { paper: licence })).status).toBe(200)
    await app.deps.queue.idle()
    const after = await letterOf('Experian')
    expect(after.parts.find(({ kind }) => kind === 'identity')?.isHeld).toBe(true)
    expect(after.sha256).not.toBe(before.sha256)
    const anew = await letterEnvelope(app.deps, app.deps.database.db, { ...ids, forPrintProvider: true })
    expect(anew.missing).not.toContain('Copy of a government-issued identification card')
    expect([anew.pages, anew.isSigned]).toEqual([made.pages + 1, false])
    expect(digest(anew.pdf)).toBe(anew.sha256)
  })

  it('of all bureaus is one file', async () => {
    const all = await ask(caller, 'GET', '/envelopes/rounds/1')
    const { letters } = await shown()
    const pages = letters.filter(({ isReady }) => isReady).map(({ packetPages }) => packetPages ?? 0)
    const even = pages.map((each, at) => (at === pages.length - 1 ? each : each + (each % 2)))
    const pdf = await PDFDocument.load(all.raw, { updateMetadata: false })
    expect(pdf.getPageCount()).toBe(even.reduce((sum, each) => sum + each, 0))
  })

  it('of many clients is one file for staff, after they were told whose it holds, and an entry of each case', async () => {
    const payload = { clientIds: [clientId, 999_999, clientId] }
    const preview = await staff.inject({ method: 'POST', url: '/api/staff/bulk-packets', payload })
    const ready = (await shown()).letters.filter(({ isReady, isBureau }) => isReady && isBureau)
    expect(preview.json().ready).toMatchObject([{ clientId, round: 1, letters: ready.length }])
    expect(preview.json().skipped).toMatchObject([{ clientId: 999_999, reason: 'There is no such client.' }])
    const printed = await staff.inject({ url: `/api/staff/packets.pdf?clients=${clientId},999999` })
    const round = await ask(caller, 'GET', '/envelopes/rounds/1')
    const [many, one] = await Promise.all(
      [printed.rawPayload, round.raw].map((bytes) => PDFDocument.load(bytes, { updateMetadata: false })),
    )
    expect(many?.getPageCount()).toBe(one?.getPageCount())
    const { rows } = await app.deps.database.db.execute(
      `select detail from audit_entries where action = 'download-packets' and client_id = ${clientId}`,
    )
    expect(rows.map(({ detail }) => detail)).toContainEqual({ round: 1, many: true })
    const list = Array.from({ length: 26 }, (_, at) => at + 1).join()
    expect((await staff.inject({ url: `/api/staff/packets.pdf?clients=${list}` })).statusCode).toBe(400)
  })
})

describe('a signature', () => {
  it('is given and set by the client alone, letter by letter, and only in the letter that was shown', async () => {
    const letter = await letterOf('Experian')
    expect((await sign(letter)).body.error).toMatch(/signature first/)
    expect((await ask(staff, 'PUT', '/signature', { strokes })).status).toBe(403)
    expect((await ask(caller, 'PUT', '/signature', { strokes: [] })).status).toBe(400)
    expect((await ask(caller, 'PUT', '/signature', { strokes })).status).toBe(200)
    expect((await sign(letter, staff)).status).toBe(403)
    expect((await sign({ ...letter, sha256: 'a'.repeat(64) })).body.error).toMatch(/changed since/)
    const unsigned = await packetOf(letter)
    expect((await sign(letter)).status).toBe(200)
    expect((await sign(letter)).status).toBe(200)
    const rows = await selectSignings(app.deps.database.db, clientId)
    expect(rows).toMatchObject([
      { act: 'signed', letterSha256: letter.sha256, actorId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
    expect(digest((await packetOf(letter)).raw)).not.toBe(digest(unsigned.raw))
    const others = (await shown()).letters.filter(({ signedAt }) => signedAt !== null)
    expect(others.map(({ documentId }) => documentId)).toEqual([letter.documentId])
    expect((await shown(staff)).signature).toMatchObject({ kind: 'drawn', strokes: [] })
    expect((await shown(staff)).maySign).toBe(false)
  })

  it('is sealed at rest', async () => {
    const row = await selectSignature(app.deps.database.db, clientId)
    expect(Buffer.from(row?.signatureSealed ?? []).toString('latin1')).not.toContain('drawn')
  })

  it('is lost by a letter that is written anew with other words, and taken out by the client', async () => {
    await upload('/papers', { field: 'proofOfResidency' }, { paper: licence })
    await app.deps.queue.idle()
    const changed = await letterOf('Experian')
    expect([changed.signedAt, changed.lostSignature]).toEqual([null, true])
    await sign(changed)
    expect((await letterOf('Experian')).signedAt).not.toBeNull()
    await ask(caller, 'DELETE', `/envelopes/${changed.documentId}/signature`)
    expect(await letterOf('Experian')).toMatchObject({ signedAt: null, lostSignature: false })
  })

  it('is taken from a photo only where one can be seen', async () => {
    const blank = { fileName: 'blank.png', bytes: card(250) }
    expect((await upload('/signature/photo', {}, { photo: blank })).body.error).toMatch(
      /No signature can be seen/,
    )
  })
})

describe('a letter that was mailed', () => {
  it('keeps packet and signature, whatever is added, signed or deleted afterwards', async () => {
    const letter = await letterOf('Experian')
    await sign(letter)
    const packet = digest((await packetOf(letter)).raw)
    const mailing = { documentId: String(letter.documentId), state: 'handed_over', day: '2026-11-21' }
    expect((await upload('/mailings', mailing, {})).status).toBe(200)
    await upload('/papers', { field: 'ssc' }, { paper: licence })
    await app.deps.queue.idle()
    expect((await ask(caller, 'DELETE', '/signature')).body.signature).toBeNull()
    expect((await sign(letter)).body.error).toMatch(/was mailed/)
    expect((await ask(caller, 'DELETE', `/envelopes/${letter.documentId}/signature`)).status).toBe(409)
    expect(digest((await packetOf(letter)).raw)).toBe(packet)
    expect(await letterOf('Experian')).toMatchObject({ isMailed: true, sha256: letter.sha256 })
    expect((await letterOf('Experian')).signedAt).not.toBeNull()
    expect(app.errors).toEqual([])
  })

  it('leaves the others of its round to be signed, though they are final', async () => {
    const letter = await letterOf('Equifax')
    expect(letter).toMatchObject({ isMailed: false, signedAt: null })
    const unsigned = digest((await packetOf(letter)).raw)
    expect((await ask(caller, 'PUT', '/signature', { strokes })).status).toBe(200)
    expect((await sign(letter)).status).toBe(200)
    expect(digest((await packetOf(letter)).raw)).not.toBe(unsigned)
    expect((await letterOf('Equifax')).signedAt).not.toBeNull()
    const { letters } = (await ask(caller, 'GET', '/postal')).body as {
      letters: { recipient: string; reason: string | null }[]
    }
    expect(letters.find(({ recipient }) => recipient === 'Equifax')?.reason).toBeNull()
    expect((await ask(caller, 'DELETE', '/signature')).status).toBe(200)
  })

  it('is in the case file from its lines to its packet, by digests of what lies beside', async () => {
    const files = unzipSync(new Uint8Array((await ask(caller, 'GET', '/case-file')).raw))
    const record = JSON.parse(Buffer.from(files['authorship.json'] ?? []).toString('utf8'))
    const letter = record.letters.find((each: { recipient: string }) => each.recipient === 'Experian')
    const [signature] = letter.signatures.slice(-1)
    const [packet] = letter.packets.slice(-1)
    for (const { path, sha256 } of [letter, signature, packet])
      expect(digest(files[path] ?? new Uint8Array())).toBe(sha256)
    expect(signature.letterSha256).toBe(letter.sha256)
    expect(packet.signed.sha256).toBe(signature.sha256)
    expect(letter.items.length).toBeGreaterThan(0)
    for (const { decidedAt, decidedBy, lines } of letter.items) {
      expect([typeof decidedAt, decidedBy]).toEqual(['string', 'client'])
      for (const { bureau, page, label, printed, sha256 } of lines)
        expect(createHash('sha256').update([bureau, page, label, printed].join('\n')).digest('hex')).toBe(
          sha256,
        )
    }
  })
})

describe('the packet of the next round', () => {
  it('holds the signed letter before it with the proof of its delivery, and the answer, each ticked in the letter', async () => {
    const first = await letterOf('Experian')
    const step = (state: string, day: string) =>
      upload('/mailings', { documentId: String(first.documentId), state, day }, { evidence: licence })
    expect((await step('handed_over', '2026-11-21')).status).toBe(200)
    app.clock.advance(25 * 86_400_000)
    expect((await step('delivered', '2026-11-24')).status).toBe(200)
    const answer = { fileName: 'results.pdf', bytes: Buffer.from(tinyPdf('Your results')) }
    const place = { bureau: 'experian', receivedOn: '2026-12-15' }
    expect((await upload('/results', place, { answer })).status).toBe(200)
    expect((await ask(caller, 'POST', '/rounds')).status).toBe(200)
    await app.deps.queue.idle()
    await disputeEverything(app, caller, clientId)
    const second = (await shown()).letters.find(({ round, isBureau }) => round === 2 && isBureau)
    if (!second) throw new Error('there is no letter of the second round')
    const own = second.parts.filter(({ kind }) => kind === 'earlier-letter' || kind === 'results')
    expect(own).toMatchObject([
      { kind: 'earlier-letter', text: expect.stringMatching(/with proof of its delivery$/), isHeld: true },
      { kind: 'results', text: expect.stringMatching(/December 15, 2026$/), isHeld: true },
    ])
    expect((await packetOf(second)).status).toBe(200)
    const { signings, packets } = await listMailedParts(app.deps, clientId)
    const { manifest } = packets.find(({ row }) => row.documentId === second.documentId) ?? {}
    const copied = own.map(
      (part) => manifest?.enclosures.find(({ number }) => number === part.number)?.copies ?? [],
    )
    expect(copied.map((each) => each.map(({ ofSha256 }) => ofSha256))).toEqual([
      [
        signings.findLast(({ act, documentId }) => act === 'signed' && documentId === first.documentId)
          ?.sha256,
        digest(licence.bytes),
      ],
      [digest(answer.bytes)],
    ])
    expect(app.errors).toEqual([])
  })
})
