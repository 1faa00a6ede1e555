/** A three-bureau report of a monitoring service as a browser saves it (facts/report-variants 28). */
import type { Person } from './invented-person.ts'
import { columnReports } from './print-three-columns.ts'
import type { PrintedFile } from './printed-truth.ts'
import { columnAccounts, columnBureaus } from './three-columns.ts'
import { slashed } from './worded.ts'

/** The page as a browser saves it: three value columns a row, the bureau in the header's class (28). */
export function savedThreeColumns(person: Person, kind: 'html' | 'mhtml'): PrintedFile {
  const accounts = columnAccounts(person, 'identityiq')
  const row = (label: string, cells: readonly (readonly string[])[]) =>
    `<tr><td class="label">${label}</td>${cells.map((lines) => `<td class="info">${lines.join('<br>') || '-'}</td>`).join('')}</tr>`
  const all = (text: string) => columnBureaus.map(() => [text])
  const heads = `<tr><th></th>${columnBureaus.map((name) => `<th class="header${name}">${name}</th>`).join('')}</tr>`
  const table = (rows: readonly string[]) =>
    `<table class="rpt_content_table rpt_content_header rpt_table4column">${heads}${rows.join('')}</table>`
  const [current = '', previous = ''] = person.addresses
  const body = [
    '<h1>Three Bureau Credit Report</h1>',
    `<div>Reference # M${person.fileNumber} Report Date: ${slashed(person.reportDate)}</div><div class="sub_header">Personal Information</div>`,
    table([
      row('Credit Report Date:', all(slashed(person.reportDate))),
      row('Name:', all(person.name)),
      row('Also Known As:', all(person.alias)),
      row('Date of Birth:', all(slashed(person.dob))),
      row(
        'Current Address(es):',
        columnBureaus.map(() => current.split(/, (.*)/).slice(0, 2)),
      ),
      row(
        'Previous Address(es):',
        columnBureaus.map(() => previous.split(/, (.*)/).slice(0, 2)),
      ),
      row('Employers:', all(person.employer)),
    ]),
    '<div class="sub_header">Account History</div>',
    ...accounts.map(
      ({ entry, rows }) =>
        `<div class="sub_header">${entry.creditor}</div>${table(rows.map(({ label, cells }) => row(label, cells)))}`,
    ),
    '<div class="sub_header">Inquiries</div>',
  ].join('\n')
  const page = `<!DOCTYPE html><html><head><title>3 Bureau Credit Report</title></head><body>${body.replaceAll('&', '&amp;')}</body></html>`
  const text =
    kind === 'html'
      ? page
      : `MIME-Version: 1.0\r\nContent-Type: multipart/related; type="text/html"; boundary="----part"\r\n\r\n------part\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${page}\r\n------part--\r\n`
  const reports = columnReports(person, accounts).map((report) => ({
    ...report,
    inquiries: [],
    accounts: report.accounts.map((account) => ({ ...account, originalCreditor: null, history: [] })),
  }))
  return { bytes: new Uint8Array(Buffer.from(text, 'utf8')), reports }
}
