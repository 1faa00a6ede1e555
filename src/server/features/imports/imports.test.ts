import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailsWith } from '../../../../test/support/mails-to.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { processorSecondsOf } from '../../../../test/support/processor-seconds-of.ts'
import { wholeDatabase } from '../../../../test/support/whole-database.ts'
import { clients } from '../clients/clients.tables.ts'
import { mailOutbox } from '../outbox/outbox.tables.ts'
import { clientImports } from './imports.tables.ts'
import { runImport } from './run-import.ts'

let test: TestApp
let admin: Caller
beforeAll(async () => {
  test = await makeApp({ now: new Date('2026-11-20T10:00:00Z') })
  admin = await test.asStaff('admin')
  await test.makeClient({ name: 'Known Person', email: 'known@example.com' })
})
afterAll(() => test.close())

const lines = [
  'First Name,Last Name,Email,Phone (M),Status,Round 1 Date,Memo,SSN,Amount,Tags',
  'Rosa,Vidal,rosa@example.com,555-010-7788,Active,3/1/2026,"Called, will send ID",123-45-6789,350,vip',
  'Known,Person,KNOWN@example.com,,Client,,,,,',
  '=cmd|calc,Moss,moss@example.com,,Round 2,,,,,',
  'Bad,Row,not-an-address,,Client,,,,,',
  'Rosa,Again,rosa@example.com,,Client,,,,,',
]
const upload = async (text: string) =>
  admin.inject({
    method: 'POST',
    url: '/api/staff/imports',
    ...multipartBody({}, { file: { fileName: 'clients.csv', bytes: Buffer.from(text) } }),
  })
const post = async (path: string, payload: object = {}) =>
  (await admin.inject({ method: 'POST', url: `/api/staff/imports/${path}`, payload })).json()
const newest = async () => (await admin.inject({ url: '/api/staff/imports' })).json()[0]
const listed = async () => (await admin.inject({ url: '/api/clients?sort=created' })).json()

it('says what it would do, adds each person once, mails nobody, and goes back but for what was touched', async () => {
  const { id, mapping, source, rows, columns } = (await upload(lines.join('\r\n'))).json()
  expect([source, rows, mapping[7]]).toEqual(['Credit Repair Cloud', 5, null])
  expect(columns[0]).toMatchObject({ name: 'First Name', samples: ['Rosa', 'Known', '=cmd|calc'] })
  expect(columns[7]).toEqual({ name: 'SSN', samples: [] })
  const report = await post(`${id}/check`, { mapping })
  // 'Round 2', which says of the first that it was sent, and not when.
  expect(report).toMatchObject({ ready: 2, refused: 1, duplicates: 2, sentUndated: 1 })
  expect(report.problems).toEqual([{ line: 5, column: 'Email', reason: 'This is no email address.' }])
  expect(report.alike.map((each: { line: number }) => each.line)).toEqual([3, 6])
  expect(report.preview[0]).toMatchObject({
    name: 'Rosa Vidal',
    stage: 'round1_sent',
    paid: { amount: '350.00' },
  })
  expect(await listed()).toHaveLength(1)

  const both = { mapping, duplicates: 'skip' }
  await Promise.all([post(`${id}/start`, both), post(`${id}/start`, both)])
  await test.deps.queue.idle()
  expect(await newest()).toMatchObject({ status: 'done', added: 2, skipped: 2, refused: 1, done: 5 })
  const rosa = (await listed()).find(({ email }: { email: string }) => email === 'rosa@example.com')
  expect(rosa).toMatchObject({ amount: '350.00', disputeStatus: 'round1_sent', round1MailDate: '2026-03-01' })
  // An estimate by the mail date, by which nobody is late: nothing proves the mailing.
  expect(rosa).toMatchObject({ nextDeadlineProved: false })
  expect(await test.deps.database.db.select().from(mailOutbox)).toEqual([])
  const kept = (await wholeDatabase(test.deps)).join('\n')
  expect(kept).not.toContain('123-45-6789')
  expect(kept).not.toContain('Called, will send ID')
  expect(await test.deps.files.listOlderThan(new Date('2099-01-01'))).toEqual([])

  const { arrival } = (await admin.inject({ url: `/api/staff/clients/${rosa.id}/arrival` })).json()
  expect(arrival).toMatchObject({ how: 'import', notes: 'Called, will send ID', tags: ['vip', 'Active'] })
  const [moss] = (await admin.inject({ url: '/api/clients?search=moss' })).json()
  await admin.inject({ method: 'PATCH', url: `/api/clients/${moss.id}`, payload: { results: 'Worked on' } })
  await post(`${id}/undo`)
  await test.deps.queue.idle()
  expect(await newest()).toMatchObject({ status: 'undone', kept: 1 })
  const left = await test.deps.database.db.select({ email: clients.email }).from(clients)
  expect(left.map(({ email }) => email).sort()).toEqual(['known@example.com', 'moss@example.com'])
  expect(await post(`${id}/start`, both)).toMatchObject({ status: 'undone' })
})

it('calls nobody paid of whom the file names no amount, unless the admin says that they are served free of charge', async () => {
  const file = 'name,email,amount\nLia Pay,lia@pay.example,\nOta Nil,ota@nil.example,0\n'
  const imported = async (choice: object) => {
    const { id, mapping } = (await upload(file)).json()
    expect(await post(`${id}/check`, { mapping })).toMatchObject({
      ready: 2,
      withoutAmount: 1,
      preview: [{ paid: null }, { paid: { amount: '0.00', paidOn: null } }],
    })
    await post(`${id}/start`, { mapping, duplicates: 'skip', ...choice })
    await test.deps.queue.idle()
    const all = (await listed()).filter(
      ({ email }: { email: string }) => email.includes('@nil') || email.includes('@pay'),
    )
    const arrivals = []
    for (const { id: client, name, paymentStatus } of all) {
      const { arrival } = (await admin.inject({ url: `/api/staff/clients/${client}/arrival` })).json()
      arrivals.push([name, paymentStatus, arrival.paid])
    }
    await post(`${id}/undo`)
    await test.deps.queue.idle()
    expect(await newest()).toMatchObject({ status: 'undone', added: 2, kept: 0 })
    return arrivals.sort()
  }
  expect(await imported({})).toEqual([
    ['Lia Pay', 'pending', 'unknown'],
    ['Ota Nil', 'paid', 'free'],
  ])
  expect(await imported({ withoutAmount: 'free' })).toEqual([
    ['Lia Pay', 'paid', 'free'],
    ['Ota Nil', 'paid', 'free'],
  ])
})

it('goes on behind what is committed', async () => {
  const people = Array.from({ length: 1200 }, (_, at) => `Person ${at},p${at}@many.example`)
  const { id, mapping } = (await upload(['name,email', ...people].join('\n'))).json()
  const { database } = test.deps
  // Started, and no job of the queue at work.
  await database.db.update(clientImports).set({ mapping, status: 'running' }).where(eq(clientImports.id, id))
  let left = 2
  const goesAway: typeof database.transaction = async (work) => {
    left -= 1
    if (left < 0) throw new Error('the database went away')
    return database.transaction(work)
  }
  const cutOff = { ...test.deps, database: { ...database, transaction: goesAway } }
  await expect(runImport(cutOff, { importId: id })).rejects.toThrow('went away')
  expect(await newest()).toMatchObject({ status: 'running', done: 1000, added: 1000 })
  await Promise.all([runImport(test.deps, { importId: id }), runImport(test.deps, { importId: id })])
  expect(await newest()).toMatchObject({ added: 1200, skipped: 0 })
  const rows = await test.deps.database.db
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.emailKey, 'p777@many.example'))
  expect(rows).toHaveLength(1)
})

it('shows a long ZIP code as it is, and no Social Security number however it is written', async () => {
  const seen = async (cell: string) =>
    (await upload(`Email,Zip\nana@example.com,${cell}`)).json().columns[1].samples[0]
  expect(await seen('99235-1234')).toBe('99235-1234')
  for (const number of ['123-45-6789', '123456789', '123 45 6789', '123-456789'])
    expect(await seen(number)).toBe('•••-••-••••')
})

it('refuses what is no table', async () => {
  expect((await upload('name,email\n')).json().says.key).toBe('staff.importNoRows')
  expect((await upload('PK\x03\x04\0')).json().says.key).toBe('staff.importNoTable')
  const { id } = (await upload('a,b\n1,2\n')).json()
  expect((await post(`${id}/check`, { mapping: [null, null] })).says.key).toBe('staff.importNeedsFields')
})

it('refuses a table that is wider than any list of clients, before it looks at its rows', async () => {
  const before = (await admin.inject({ url: '/api/staff/imports' })).json()
  const wide = await upload(`email,name${',x'.repeat(199)}\nrosa@example.com,Rosa Vidal`)
  expect(wide.statusCode).toBe(400)
  expect(wide.json().says.key).toBe('staff.importTooWide')
  // A hundred kilobytes of column names over as much of one-letter rows: their product was worked through, in one go.
  const bomb = await processorSecondsOf(() => upload(`a${','.repeat(90_000)}\n${'a\n'.repeat(2_000)}`))
  expect(bomb.result.statusCode).toBe(400)
  expect(bomb.seconds).toBeLessThan(1)
  expect((await admin.inject({ url: '/api/staff/imports' })).json()).toEqual(before)
  const widest = await upload(`email,name${',x'.repeat(198)}\nrosa@example.com,Rosa Vidal`)
  expect(widest.statusCode).toBe(200)
})

it('invites its clients when somebody asks for it, each once, and does not take back whom it wrote to', async () => {
  const { id, mapping } = (
    await upload('name,email,language\nEva Sol,eva@sol.example,es\nIan Ray,ian@ray.example,\n')
  ).json()
  await post(`${id}/start`, { mapping, duplicates: 'skip', withoutAmount: 'free' })
  await test.deps.queue.idle()
  for (let times = 0; times < 2; times++) {
    await post(`${id}/invite`)
    await test.deps.queue.idle()
  }
  expect(await newest()).toMatchObject({ invited: 2, isInviting: false })
  const invited = await mailsWith(test.deps, { type: 'portal-invitation' })
  expect(invited.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['eva@sol.example', 'Su caso ya está en su portal de ARMOR'],
    ['ian@ray.example', 'Your case is now in your ARMOR portal'],
  ])
  await post(`${id}/undo`)
  await test.deps.queue.idle()
  expect(await newest()).toMatchObject({ status: 'undone', kept: 2 })
})
