/** File-level notices ('Consumer reported as deceased') and the consumer's own statement. */
import type { Line } from '../../read/positioned-text.ts'
import type { Printed, UnreadLine } from '../credit-report.ts'
import { keyOf } from '../label-keys.ts'
import { paragraphsOf, unreadLines } from './paragraphs.ts'
import { readText } from './value-readers.ts'
import { mendedWords, type WrapStyle } from './wrapped-text.ts'

const explanations = /^(Your credit report contains the following|None\.?$|No (messages|statements))/i

export interface MessagesSection {
  notices: Printed<string>[]
  statements: Printed<string>[]
  unread: UnreadLine[]
}

export function readMessagesSection(lines: Line[], style: WrapStyle): MessagesSection {
  const section: MessagesSection = { notices: [], statements: [], unread: [] }
  // Running text breaks between words, also where the report breaks its table values anywhere.
  const runningText: WrapStyle = { ...style, breaksWords: false }
  let under: 'notices' | 'statements' | null = null
  let open: Line[] = []
  const close = () => {
    for (const paragraph of paragraphsOf(open)) {
      if (explanations.test(paragraph[0]?.text ?? '')) continue
      const value = readText(mendedWords(paragraph, runningText))
      if (under === null) section.unread.push(...unreadLines(paragraph))
      else if (value !== null) section[under].push(value)
    }
    open = []
  }
  for (const line of lines) {
    const heading = headingOf(line)
    if (heading === null) open.push(line)
    else {
      close()
      under = heading
    }
  }
  close()
  return section
}

function headingOf(line: Line): 'notices' | 'statements' | null {
  const key = keyOf(line.text)
  if (/^specialmessages?$/.test(key)) return 'notices'
  return /^consumerstatements?$/.test(key) ? 'statements' : null
}
