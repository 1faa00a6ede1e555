import type { Line } from '../../read/positioned-text.ts'
import type { Coverage } from '../credit-report.ts'

/** The counts of 'At a Glance' on Experian's front pages; null for what is not counted. */
export function statedCounts(lines: readonly Line[]): Coverage['stated'] {
  return {
    accounts: countOf(lines, 'Accounts?'),
    hardInquiries: countOf(lines, 'Hard Inquir(?:y|ies)'),
    publicRecords: countOf(lines, 'Public Records?'),
  }
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
