/** The head of the report: for whom, when, its number, and the counts of 'At a Glance'. */
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import type { Coverage, Printed } from '../credit-report.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'
import { textOf } from './report-lines.ts'

export interface FrontPage {
  reportDate: Printed<string> | null
  reportNumber: Printed<string> | null
  preparedFor: Printed<string> | null
  stated: Coverage['stated']
}

export function readFrontPage(lines: readonly Line[], pages: readonly Page[]): FrontPage {
  const segments = lines.flatMap((line) => segmentsOf(line))
  const generated = valueNear(segments, 'Date Generated', (text) => parsePrintedDate(text) !== null)
  const date = generated ? parsePrintedDate(textOf(generated)) : null
  const number = valueNear(segments, 'Report Number', (text) => /^[\dA-Z][\dA-Z-]{4,}$/i.test(text))
  const name = valueNear(
    segments,
    'Prepared For',
    (text) => /[a-z]/i.test(text) && !/^(Date Generated|Report Number)/.test(text),
  )
  return {
    reportDate: generated && date ? printed(date, textOf(generated), generated) : printDate(pages),
    reportNumber: number ? printed(textOf(number), textOf(number), number) : null,
    preparedFor: name ? printed(textOf(name), textOf(name), name) : null,
    stated: {
      accounts: countOf(lines, 'Accounts?'),
      hardInquiries: countOf(lines, 'Hard Inquir(?:y|ies)'),
      publicRecords: countOf(lines, 'Public Records?'),
    },
  }
}

/** The value in the label's own segment, in the next one of its row, or below it; the first that fits. */
function valueNear(segments: readonly Line[], label: string, fits: (text: string) => boolean): Word[] | null {
  const parts = label.split(' ')
  const at = segments.findIndex(({ words }) => parts.every((part, i) => words[i]?.text === part))
  const labelled = segments[at]
  if (!labelled) return null
  const below = segments.find(
    (other) => other.box.y > labelled.box.y + 2 && Math.abs(other.box.x - labelled.box.x) < 20,
  )
  const candidates = [labelled.words.slice(parts.length), below?.words ?? [], segments[at + 1]?.words ?? []]
  return candidates.find((words) => words.length > 0 && fits(textOf(words))) ?? null
}

/** Behind the noun of a heading or label: 'FICO Score 8 Account summary', 'Nov 08, 2026 Account info'. */
const notOfLabel = '(?! (?:summary|info|name|number|type|status|history)\\b)'

/** '11 Accounts', also where number and noun stand on two lines of a card. */
function countOf(lines: readonly Line[], noun: string): number | null {
  const glance = lines.findIndex((line) => /At a Glance/i.test(line.text))
  const text = lines
    .slice(Math.max(glance, 0))
    .map((line) => line.text)
    .join(' ')
  const match = new RegExp(`(?<!\\bScore |, )\\b(\\d{1,4}) ${noun}\\b${notOfLabel}`, 'i').exec(text)
  return match ? Number(match[1]) : null
}

/** The day the browser printed the report, from the print header; used when 'Date Generated' cannot be found. */
function printDate(pages: readonly Page[]): Printed<string> | null {
  for (const word of pages[0]?.words ?? []) {
    const date = parsePrintedDate(word.text.replace(/,$/, ''))
    if (date?.length === 10 && word.box.y < 40)
      return { ...printed(date, word.text, [word]), confidence: 0.5 }
  }
  return null
}
