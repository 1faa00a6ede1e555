import { parseMoney, parsePrintedDate } from '../../../engine/report/printed-values.ts'

const mostLabels = 6
const longestLabel = 80
/** Words of a label at most; more of them are a sentence. */
const mostWords = 6

/** Beginnings of lines that look like labels, the most frequent first, six at most. */
export function frequentLabels(lines: readonly string[]): { label: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const label = labelOf(line)
    if (label !== null) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'))
    .slice(0, mostLabels)
}

/** What stands before the first colon, or before the first word that looks like a value. */
function labelOf(line: string): string | null {
  const words = line.split(' ')
  const colon = words.findIndex((word) => word.endsWith(':'))
  const value = words.findIndex((_, at) => isValue(words.slice(at)))
  const end = colon >= 0 && (value < 0 || colon < value) ? colon + 1 : value < 0 ? words.length : value
  const label = words.slice(0, end).join(' ').replace(/:$/, '')
  const isLabel = /\p{L}.*\p{L}/u.test(label) && !/\d/.test(label) && end <= mostWords
  return isLabel && label.length <= longestLabel ? label : null
}

function isValue(words: readonly string[]): boolean {
  const [first = ''] = words
  return (
    parseMoney(first) !== null ||
    /\d|^[*x•]{2,}/i.test(first) ||
    [3, 2].some((count) => parsePrintedDate(words.slice(0, count).join(' ')) !== null)
  )
}
