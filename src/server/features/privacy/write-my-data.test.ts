import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { addFilesTo } from '../../../../test/support/make-client-with-files.ts'
import { sealFileName } from '../../platform/files/sealed-file-name.ts'
import { saveLanguage } from '../accounts/save-language.ts'
import { clientFiles } from '../intake/intake.tables.ts'
import { leads } from '../leads/leads.tables.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { payments } from '../settlement/settlement.tables.ts'

let app: TestApp
let clientId: number
let owner: Caller
let holder: Caller

const archiveOf = async (caller: Caller, id = clientId) => {
  const reply = await caller.inject({ method: 'GET', url: `/api/clients/${id}/my-data` })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('application/zip')
  const files = unzipSync(new Uint8Array(reply.rawPayload))
  return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

beforeAll(async () => {
  app = await makeApp({ working: false })
  const { db } = app.deps.database
  const email = 'pat@example.com'
  clientId = await app.makeClient({ email, name: 'Pat <b>Example</b>' })
  await addFilesTo(app.deps, clientId)
  owner = await app.asClient(email)
  holder = await app.asBrowser(clientId)
  const other = await app.makeClient({ email: 'other@example.com', name: 'Olga Other' })
  await addFilesTo(app.deps, other)
  await holder.inject({
    method: 'POST',
    url: `/api/clients/${clientId}/messages`,
    payload: { message: 'Is my letter ready?', attemptKey: 'message-of-the-test' },
  })
  await db.insert(payments).values({
    provider: 'sandbox',
    paymentIntentId: 'pi_of_pat',
    holderUserId: holder.userId ?? '',
    attemptKey: 'secret-attempt-key',
    productKey: 'premier',
    productName: 'ARMOR Premier',
    amountCents: 175_000,
    status: 'succeeded',
    name: 'Pat',
    email,
    emailKey: email,
    phone: '555',
    agreeToContact: true,
    clientId,
  })
  await db.insert(leads).values({
    name: 'Pat',
    email,
    emailKey: email,
    phone: 'lead-phone',
    agreeToStudy: true,
    agreeToContact: true,
    createdAt: new Date(),
  })
  for (const [mailType, text] of [
    ['receipt', 'You paid 1750 dollars'],
    ['sign-in-link', 'https://example.com/account/sign-in?token=secret-token'],
  ] as const) {
    const mail = { to: email, clientId, mailType, subject: mailType, html: text, text, optional: false }
    await app.deps.database.transaction((tx) => queueMail(app.deps, tx, { ...mail, dedupeKey: randomUUID() }))
  }
  const staff = await app.asStaff()
  await staff.inject({ method: 'GET', url: `/api/clients/${clientId}/download-report/experian` })
})
afterAll(() => app.close())

describe('the archive of everything held about a client', () => {
  it('has every upload and document, and every record, with an index that names them', async () => {
    const archive = await archiveOf(owner)
    const names = [...archive.keys()]
    const index = archive.get('index.html') ?? ''
    expect(names[0]).toBe('index.html')
    for (const start of ['identity/licenseId-', 'reports/experian-', 'letters/round-1/mail-log.pdf']) {
      const file = names.find((name) => name.startsWith(start))
      expect(file, start).toBeDefined()
      expect(index).toContain(file)
    }
    expect(archive.get('records/profile.json')).toContain('pat@example.com')
    expect(archive.get('records/payments.json')).toContain('pi_of_pat')
    expect(archive.get('records/messages.json')).toContain('Is my letter ready?')
    expect(archive.get('records/mails.json')).toContain('You paid 1750 dollars')
    expect(archive.get('records/openings.json')).toContain('Experian report')
    expect(archive.get('records/retention.json')).toContain('afterLastUseOn')
    expect(names).toContain('decisions.json')
    expect(names).toContain('mail-log.json')
    expect(index).toContain('Everything ARMOR holds about you')
    expect(index).toContain('Pat &lt;b&gt;Example&lt;/b&gt;')
    expect(index).not.toContain('<b>')
  })

  it('has no secret and nothing of anybody else', async () => {
    const all = [...(await archiveOf(owner)).values()].join('\n')
    for (const text of ['secret-token', 'secret-attempt-key', 'Olga', 'other@example.com']) {
      expect(all).not.toContain(text)
    }
  })

  it('shows what else an address left only to whoever has proven it', async () => {
    expect([...(await archiveOf(owner)).values()].join('\n')).toContain('lead-phone')
    expect([...(await archiveOf(holder)).values()].join('\n')).not.toContain('lead-phone')
  })

  it('says which file could not be read, and has all the others', async () => {
    const broken = await app.makeClient({ email: 'broken@example.com' })
    await addFilesTo(app.deps, broken)
    await app.deps.database.db.insert(clientFiles).values({
      clientId: broken,
      field: 'ssc',
      fileKey: 'ab'.repeat(16),
      fileNameSealed: sealFileName(app.deps.sealer, 'ab'.repeat(16), 'card.pdf'),
      bytes: 5,
    })
    const archive = await archiveOf(await app.asClient('broken@example.com'), broken)
    const note = [...archive].find(([name]) => name.startsWith('identity/ssc-'))
    expect(note?.[0]).toMatch(/\.txt$/)
    expect(note?.[1]).toContain('could not be read')
    expect([...archive.keys()].some((name) => name.startsWith('identity/licenseId-'))).toBe(true)
  })

  it('is read in Spanish by whoever reads Spanish', async () => {
    const email = 'ana@example.com'
    const spanish = await app.makeClient({ email })
    await saveLanguage(app.deps, { viewer: { kind: 'client', userId: 'u', email }, language: 'es' })
    const index = (await archiveOf(await app.asClient(email), spanish)).get('index.html')
    expect(index).toContain('Todo lo que ARMOR guarda sobre usted')
    expect(index).toContain('<html lang="es">')
  })
})

describe('the list of who opened what', () => {
  const listed = async (caller: Caller, language = 'en') => {
    const headers = { 'accept-language': language }
    const url = `/api/clients/${clientId}/file-openings`
    return (await caller.inject({ method: 'GET', url, headers })).json<{ what: string; by: string }[]>()
  }

  it('names staff and file, the newest first, and not the client’s own openings', async () => {
    const before = await listed(owner)
    await owner.inject({ method: 'GET', url: `/api/clients/${clientId}/folder` })
    const staff = await app.asStaff()
    const folder = await staff.inject({ method: 'GET', url: `/api/clients/${clientId}/folder` })
    const { files } = folder.json<{ files: { id: string; url: string; fileName: string }[] }>()
    for (const { url } of files) await staff.inject({ method: 'GET', url })
    const after = await listed(owner)
    expect(after.length).toBe(before.length + 1 + files.length)
    expect(after.every(({ by }) => by === 'Sam Staff')).toBe(true)
    const opened = after.slice(0, files.length).map(({ what }) => what)
    expect(opened.sort()).toEqual(files.map(({ fileName }) => `File ${fileName}`).sort())
    expect((await listed(owner, 'es')).at(-1)?.what).toBe('Informe de Experian')
    for (const { url } of files) await staff.inject({ method: 'GET', url })
    expect((await listed(owner)).length).toBe(after.length)
  })
})
