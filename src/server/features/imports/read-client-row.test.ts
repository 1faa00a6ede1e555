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
  expect(personOf({ stage: 'Completed' })).toMatchObject({ stage: 'completed', tags: [] })
  expect(personOf({ firstName: 'Jo', lastName: ' Lee ', suffix: 'Jr.' }).name).toBe('Jo Lee Jr.')
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
  await expect(rowsOf(Buffer.from('PK\x03\x04\0\0'))).rejects.toThrow('zero')
})
