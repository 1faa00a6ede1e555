import type { Line } from '../../read/positioned-text.ts'
import type { Inquiry } from '../credit-report.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'
import { readLanes } from './lanes.ts'
import { isBold, plainText, textOf } from './report-lines.ts'

const anchor = /^Inquired on\b/i
const intro = /^(Hard|Soft) inquir(y|ies) (is|are)\b/i
const purpose = /\b(scheduled to continue on record|Unspecified\.|Permissible purpose|Credit Granting)\b/i
const address = /(\b[A-Z]{2},? \d{5}(-\d{4})?\b|\(\d{3}\) \d{3}-\d{4})/

/**
 * Hard or soft inquiries. 'Inquired on' is the anchor; the bold lines above it are the company, the lines below it the
 * address and purpose. A soft inquiry may print several dates: each is an inquiry.
 */
export function readInquiries(
  lines: readonly Line[],
  kind: Inquiry['kind'],
  firstNumber: number,
  unread: (line: Line) => void,
): Inquiry[] {
  const anchors = lines.flatMap((line, index) => (anchor.test(plainText(line)) ? [index] : []))
  const names = anchors.map((index, i) => nameAbove(lines, index, i === 0 ? 0 : (anchors[i - 1] ?? 0) + 1))
  const inquiries: Inquiry[] = []
  noteRest(lines.slice(0, names[0]?.start ?? lines.length), unread)
  anchors.forEach((index, i) => {
    const end = names[i + 1]?.start ?? lines.length
    const name = names[i]?.words ?? []
    const body = lines.slice(index, end)
    const lanes = readLanes(body.slice(0, rowsOf(body)), ['Inquired on', 'Business Type'], unread)
    noteRest(body.slice(rowsOf(body)), unread)
    const dates = (lanes.find((pair) => pair.label === 'Inquired on')?.words ?? []).flatMap((word) => {
      const date = parsePrintedDate(word.text.replace(/,$/, ''))
      return date ? [printed(date, word.text.replace(/,$/, ''), [word])] : []
    })
    if (name.length === 0 || dates.length === 0) body.forEach(unread)
    else {
      for (const date of dates) {
        const number = String(firstNumber + inquiries.length).padStart(2, '0')
        const company = printed(textOf(name), textOf(name), name)
        inquiries.push({ bureau: 'Experian', id: `experian-inquiry-${number}`, name: company, date, kind })
      }
    }
  })
  return inquiries
}

/** The anchor's row and the rows its values wrap to, which begin to the right of its label. */
function rowsOf(body: readonly Line[]): number {
  const label = body[0]?.words[0]
  const end = body.findIndex((line, i) => i > 0 && line.box.x < (label ? label.box.x + 2 * label.size : 0))
  return end < 0 ? body.length : end
}

function nameAbove(lines: readonly Line[], anchorIndex: number, floor: number) {
  let start = anchorIndex
  while (start > floor && anchorIndex - start < 3) {
    const line = lines[start - 1]
    if (!line || !isBold(line) || intro.test(line.text)) break
    start--
  }
  // Where nothing is bold, the company is the one line above its date.
  if (start === anchorIndex && start > floor && !isOfEarlier(lines[start - 1])) start--
  return { start, words: lines.slice(start, anchorIndex).flatMap((line) => line.words) }
}

const isOfEarlier = (line: Line | undefined): boolean =>
  !line || intro.test(line.text) || purpose.test(line.text) || address.test(line.text)

function noteRest(lines: readonly Line[], unread: (line: Line) => void): void {
  let inIntro = false
  for (const line of lines) {
    inIntro = intro.test(line.text) || (inIntro && !isBold(line))
    if (inIntro || purpose.test(line.text) || address.test(line.text)) continue
    if (!/^No (hard|soft) inquiries (reported|found)\.?$/i.test(plainText(line))) unread(line)
  }
}
