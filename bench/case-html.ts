import type { CaseFile } from '../src/engine/letters/case-file.ts'
import { composeComplaintLetter } from '../src/engine/letters/compose-complaint-letter.ts'
import { composeDisputeLetter } from '../src/engine/letters/compose-dispute-letter.ts'
import { composeForensicAnalysis } from '../src/engine/letters/compose-forensic-analysis.ts'
import { composeMailLog } from '../src/engine/letters/compose-mail-log.ts'
import { hideSocialSecurityNumbers } from '../src/engine/letters/hide-numbers.ts'
import { bureaus } from '../src/engine/report/credit-report.ts'

/** The content of the six documents of a case as six plain HTML pages: the same words, in headings, lists and tables. */
export function caseAsHtml(caseFile: CaseFile): string[] {
  const contents: object[] = [
    ...bureaus.map((bureau) => composeDisputeLetter(caseFile, bureau)),
    composeComplaintLetter(caseFile),
    composeMailLog(caseFile),
    composeForensicAnalysis(caseFile),
  ]
  return contents.map((content) => {
    const body = section(hideSocialSecurityNumbers(content) as Record<string, unknown>)
    return `<!doctype html><html lang="en"><title>Document</title><style>${style}</style><body>${body}</body></html>`
  })
}

const style =
  'body{font:11pt/1.4 serif}table{border-collapse:collapse;width:100%}td,th{border:1px solid #bbb;padding:2pt 4pt;text-align:left}'

function section(content: Record<string, unknown>): string {
  return Object.entries(content)
    .map(([name, value]) => (isPlain(value) ? paragraph(value) : `<h2>${escaped(name)}</h2>${block(value)}`))
    .join('')
}

function block(value: unknown): string {
  if (isPlain(value)) return paragraph(value)
  if (!Array.isArray(value)) return section(value as Record<string, unknown>)
  if (value.every(isPlain)) return `<ul>${value.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>`
  return value.every(isFlat) ? table(value) : value.map(block).join('')
}

function table(rows: readonly Record<string, unknown>[]): string {
  const names = Object.keys(rows[0] ?? {})
  const cells = (row: Record<string, unknown>) =>
    names.map((name) => `<td>${escaped(row[name])}</td>`).join('')
  const head = names.map((name) => `<th>${escaped(name)}</th>`).join('')
  return `<table><tr>${head}</tr>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`
}

const paragraph = (value: unknown) => `<p>${escaped(value)}</p>`
const isPlain = (value: unknown) => value === null || typeof value !== 'object'
const isFlat = (value: unknown): value is Record<string, unknown> =>
  !Array.isArray(value) && !isPlain(value) && Object.values(value as object).every(isPlain)

function escaped(value: unknown): string {
  return String(value ?? '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
