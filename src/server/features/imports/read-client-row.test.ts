import { expect, it } from 'vitest'
import type { ImportField } from '../../../shared/rules/import-fields.ts'
import { fieldOfColumn, sourceOfColumns } from '../../../shared/rules/import-fields.ts'
import { spreadsheetCell } from '../worklist/spreadsheet-cell.ts'
import { readClientRow } from './read-client-row.ts'
import { readCsv } from './read-csv.ts'

const today = '2026-11-20'
const read = (texts: Partial<Record<ImportField, string>>) =>
  readClientRow({ line: 7, cells: Object.values(texts) }, Object.keys(texts) as ImportField[], today)
const personOf = (texts: Partial<Record<ImportField, string>>) => {
  const row = read({ name: 'Ann Moss', email: 'ann@example.com', ...texts })
  if ('problems' in row) throw new Error(JSON.stringify(row.problems))
  return row.person
}
const problemsOf = (texts: Partial<Record<ImportField, string>>) => {
  const row = read({ name: 'Ann Moss', email: 'ann@example.com', ...texts })
  return 'problems' in row ? row.problems.map(({ field, reason }) => `${field}: ${reason.key}`) : []
}

it('reads days, amounts, stages and tags as people and spreadsheets write them', () => {
  const person = personOf({
    ...{ round1MailDate: '3/1/2026', round2MailDate: '2026-04-15 10:20:00', round3MailDate: '0000-00-00' },
    ...{ paidAmount: '$1,200.50', paidOn: '02-27-26', stage: 'Active - Pending docs', tags: 'vip; spanish' },
    ...{ language: 'Spanish', notes: "'=HYPERLINK(1)" },
  })
  expect(person).toMatchObject({
    ...{ mailDates: ['2026-03-01', '2026-04-15', null], paidCents: 120_050, paidOn: '2026-02-27' },
    ...{ stage: 'round2_sent', tags: ['vip', 'spanish', 'Active - Pending docs'], language: 'es' },
    notes: '=HYPERLINK(1)',
  })
  expect(personOf({ stage: '3rd round sent' }).stage).toBe('round3_sent')
  expect(personOf({ stage: 'round1_sent' })).toMatchObject({ stage: 'round1_sent', tags: [] })
  // In a round is not that its letters are in the mail: the one before is, and what the file says stays readable.
  expect(personOf({ stage: 'Round 1' })).toMatchObject({ stage: 'uploaded', tags: ['Round 1'] })
  expect(personOf({ stage: '2' })).toMatchObject({ stage: 'round1_sent', tags: ['2'] })
  expect(personOf({ stage: 'Round 2', round1MailDate: '3/1/2026' })).toMatchObject({
    ...{ stage: 'round1_sent', tags: ['Round 2'] },
  })
  expect(personOf({ stage: 'Round 1', round1MailDate: '3/1/2026' })).toMatchObject({
    ...{ stage: 'round1_sent', tags: [] },
  })
  expect(personOf({ stage: 'Completed' })).toMatchObject({ stage: 'completed', tags: [] })
  expect(personOf({ firstName: 'Jo', lastName: ' Lee ', suffix: 'Jr.' }).name).toBe('Jo Lee Jr.')
})

it('takes names and tags as one line that is what it shows, as every form does', () => {
  const person = personOf({ name: 'Ann\r\nLee \u202Egpj.exe\u202C', tags: 'v\u200Bip;a\nb;vip;\u200B' })
  expect(person).toMatchObject({ name: 'Ann Lee gpj.exe', tags: ['vip', 'a b'] })
  expect(problemsOf({ name: 'A\u200B' })).toEqual(['name: staff.rowNoName'])
})

it('keeps the apartment on the line of the street, once', () => {
  const streetOf = (street: string, unit: string) => personOf({ street, unit }).street
  expect(streetOf('9 Oak Ave', 'Apt 4B')).toBe('9 Oak Ave Apt 4B')
  expect([streetOf('9 Oak Ave', '4B'), streetOf('9 Oak Ave', '#4B')]).toEqual([
    '9 Oak Ave # 4B',
    '9 Oak Ave #4B',
  ])
  expect(streetOf('9 Oak Ave Apt 4B', 'APT 4B')).toBe('9 Oak Ave Apt 4B')
  expect(streetOf('9 Oak Ave', 'e')).toBe('9 Oak Ave # e')
  expect([streetOf('9 Oak Ave', ''), streetOf('', '')]).toEqual(['9 Oak Ave', null])
  expect(['Address 2', 'Apt #', 'Mailing Address 2'].map(fieldOfColumn)).toEqual(Array(3).fill('unit'))
})

it('reads a day in each form in which it has but one meaning, and what says that there is none', () => {
  const dayOf = (round1MailDate: string) => personOf({ round1MailDate }).mailDates[0]
  for (const written of [
    ...['2026/03/01', '2026-3-1', '2026.03.01', '20260301', '2026-03-01T10:20:00Z', '3/1/2026 10:20 AM'],
    ...[
      'Mar 1, 2026',
      'March 1st, 2026',
      'Sun, Mar 1, 2026',
      '1 March 2026',
      '1-Mar-26',
      '01-MAR-2026',
      'Sept. 1 2026',
    ],
  ])
    expect(dayOf(written), written).toBe(written.startsWith('Sept') ? '2026-09-01' : '2026-03-01')
  for (const none of ['', '-', '–', 'N/A', 'none', 'NULL', '0000-00-00 00:00:00', '00/00/0000'])
    expect(dayOf(none), none).toBeNull()
  for (const wrong of ['31/12/2025', '46082', 'soon', 'Foo 1, 2026', '2026', 'Feb 30, 2026'])
    expect(problemsOf({ round1MailDate: wrong }), wrong).toEqual(['round1MailDate: staff.rowBadDay'])
})

it('never takes a comma before cents for one between thousands', () => {
  const centsOf = (paidAmount: string) => personOf({ paidAmount }).paidCents
  expect(['1,200.50', '1200,50', '1.200,50', '1 200,50', 'USD 1,200.50', 'US$1200.5'].map(centsOf)).toEqual(
    Array(6).fill(120_050),
  )
  expect([centsOf('1,200'), centsOf('12,5'), centsOf('12,50'), centsOf('n/a'), centsOf('-')]).toEqual([
    ...[120_000, 1_250, 1_250],
    ...[null, null],
  ])
  for (const wrong of ['1.200', '1,2,3', '12,3456', '-50', '(50.00)', '€50'])
    expect(problemsOf({ paidAmount: wrong }), wrong).toEqual(['paidAmount: staffCheck.amount'])
})

it('reads back what our own export writes so that no spreadsheet runs it', () => {
  for (const notes of ['=1+1', '+1 555 010 7788', '-5', '@all', '＝1', '＋1', '－1', '＠x', "'quoted' word"])
    expect(personOf({ notes: spreadsheetCell(notes) }).notes).toBe(notes)
})

it('knows nothing of a payment where the file says nothing of one, and a zero where it says that', () => {
  expect(personOf({}).paidCents).toBeNull()
  expect(personOf({ paidAmount: ' ', paidOn: '2026-02-27' })).toMatchObject({ paidCents: null, paidOn: null })
  expect(personOf({ paidAmount: '$0.00' }).paidCents).toBe(0)
})

it('names everything that is wrong with a row', () => {
  expect(problemsOf({ email: 'ann@' })).toEqual(['email: staff.rowBadEmail'])
  expect(problemsOf({ email: '', name: '' })).toEqual(['name: staff.rowNoName', 'email: staff.rowNoEmail'])
  expect(problemsOf({ round1MailDate: '2026-02-30', paidAmount: 'a lot' })).toEqual([
    'round1MailDate: staff.rowBadDay',
    'paidAmount: staffCheck.amount',
  ])
  expect(problemsOf({ round1MailDate: '2026-05-01', round2MailDate: '2026-04-01' })).toEqual([
    'round2MailDate: staff.rowDaysBackwards',
  ])
  expect(problemsOf({ round1MailDate: '2027-01-01' })).toEqual(['round1MailDate: staff.dayToCome'])
})

it('guesses what columns are, and whose export it is', () => {
  const columns = ['First Name', 'Last Name', 'Email', 'Phone (M)', 'Zip Code', 'SSN', 'Birth Date', 'Memo']
  expect(columns.map(fieldOfColumn)).toEqual([
    ...['firstName', 'lastName', 'email', 'phone', 'zipCode'],
    ...[null, null, 'notes'],
  ])
  expect(sourceOfColumns(columns)).toBe('Credit Repair Cloud')
  expect(sourceOfColumns(['Customer First Name', 'Dispute Stage'])).toBe('DisputeFox')
})

it('reads a row under the names that Credit Repair Cloud documents for a client', () => {
  // The fields of its calls 'insertRecord' and 'updateRecord', in their order; whoever exports by them gets these columns.
  const row: Record<string, string> = {
    ...{
      type: 'Client',
      firstname: 'Ann',
      lastname: 'Moss',
      middlename: 'Q',
      suffix: '',
      email: 'ann@example.com',
    },
    ...{
      phone_home: '5550100001',
      phone_work: '',
      phone_mobile: '(555) 010-0002',
      street_address: '1 Elm St',
    },
    ...{ city: 'Dover', state: 'DE', post_code: '19901', ssno: '900-12-3456', birth_date: '01/02/1980' },
    ...{
      memo: 'Prefers mail',
      previous_mailing_address: '9 Old Rd',
      previous_city: 'Lewes',
      previous_state: 'DE',
    },
    ...{ previous_zip: '19958', client_assigned_to: 'Kim', client_portal_access: 'on', client_userid: 'ann' },
    ...{ client_agreement: 'Standard', referred_by_firstname: 'Bob', referred_by_email: 'bob@example.com' },
  }
  const names = Object.keys(row)
  expect(sourceOfColumns(names)).toBe('Credit Repair Cloud')
  const left = names.filter((name) => fieldOfColumn(name) === null)
  expect(left).toEqual([
    ...['type', 'ssno', 'birth_date', 'previous_mailing_address', 'previous_city', 'previous_state'],
    ...['previous_zip', 'client_portal_access', 'client_userid', 'client_agreement', 'referred_by_firstname'],
    'referred_by_email',
  ])
  const judged = readClientRow({ line: 2, cells: Object.values(row) }, names.map(fieldOfColumn), today)
  if ('problems' in judged) throw new Error(JSON.stringify(judged.problems))
  expect(judged.person).toMatchObject({
    name: 'Ann Q Moss',
    email: 'ann@example.com',
    notes: 'Prefers mail',
    tags: ['Kim'],
  })
  expect(JSON.stringify(judged.person)).not.toMatch(/900-12-3456|Old Rd|1980/)
})

it('reads what spreadsheets write: quotes, lines in cells, semicolons, old Windows letters', async () => {
  const rowsOf = async (text: string | Uint8Array) => {
    const rows = []
    for await (const row of readCsv(typeof text === 'string' ? Buffer.from(text) : text)) rows.push(row)
    return rows
  }
  expect(await rowsOf('\ufeffname,notes\r\n"Ann ""A"" Moss","two\nlines"\r\n\r\nBob,x\r\n')).toEqual([
    { line: 1, cells: ['name', 'notes'] },
    { line: 2, cells: ['Ann "A" Moss', 'two\nlines'] },
    { line: 4, cells: ['Bob', 'x'] },
  ])
  expect((await rowsOf('name;notes\nAnn;a, b\n'))[1]?.cells).toEqual(['Ann', 'a, b'])
  expect((await rowsOf(Buffer.from('name\nJos\xe9\n', 'latin1')))[1]?.cells).toEqual(['José'])
  // What Excel calls Unicode text, and the line in which it says by what a file is separated.
  const unicode = Buffer.from('\ufeffname\tnotes\r\nJosé\tx\r\n', 'utf16le')
  expect((await rowsOf(unicode))[1]?.cells).toEqual(['José', 'x'])
  expect((await rowsOf(unicode.swap16()))[1]?.cells).toEqual(['José', 'x'])
  expect(await rowsOf('\ufeffsep=;\r\nname;notes\r\nAnn;a, b, c\r\n')).toEqual([
    { line: 2, cells: ['name', 'notes'] },
    { line: 3, cells: ['Ann', 'a, b, c'] },
  ])
  expect((await rowsOf('sep=,\nname,n;o;t;e\nAnn,x\n'))[1]?.cells).toEqual(['Ann', 'x'])
  expect((await rowsOf('name,notes\rAnn,x\rBob,y\r')).at(-1)?.cells).toEqual(['Bob', 'y'])
  await expect(rowsOf(Buffer.from('PK\x03\x04\0\0'))).rejects.toThrow('zero')
})
