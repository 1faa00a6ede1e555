import { dateText } from '../../shared/findings/en/english-words.ts'
import { maskedAccount } from '../letters/hide-numbers.ts'
import { addressLines } from '../letters/identify-consumer.ts'
import { factRows, type LetterFrame, type Paper, type PaperBlock } from '../papers/paper.ts'
import type { GuideEntry, GuideMatter } from './guide-matter.ts'

/** To whom a letter goes; an address that is not known is two lines to fill in by hand. */
interface Recipient {
  name: string
  address: readonly string[]
}

/** A letter in the person's name. Letters to companies are English, whatever language the person reads. */
export function letterOf(
  { person, asOf }: Pick<GuideMatter, 'person' | 'asOf'>,
  to: Recipient,
  given: {
    subject: string
    blocks: readonly PaperBlock[]
    references?: LetterFrame['references']
    enclosures?: readonly string[]
  },
): Paper {
  const name = to.name.trim()
  return {
    title: given.subject,
    blocks: given.blocks,
    letter: {
      sender: { name: person.name.trim() || '[your name]', lines: senderLines(person) },
      date: dateText(asOf),
      recipientName: name || 'the company',
      recipient: [name || null, ...(to.address.length > 0 ? to.address : [null, null])],
      references: given.references ?? [],
      salutation: name === '' ? 'To whom it may concern:' : `To ${name}:`,
      farewell: 'Sincerely,',
      enclosures: given.enclosures ?? [],
    },
  }
}

function senderLines(person: GuideMatter['person']): string[] {
  const lines = addressLines(person).filter((line) => /[\p{L}\p{N}]/u.test(line))
  return lines.length > 0 ? lines : ['[your address]']
}

/** The entry as it is known: a row for each thing that was read or typed, and none for what was not. */
export function entryFacts(entry: GuideEntry): PaperBlock[] {
  const rows: [string, string][] = []
  const add = (label: string, value: string) => {
    if (value.trim() !== '') rows.push([label, value.trim()])
  }
  add('Company', entry.company)
  add('Account number', maskedAccount(entry.accountNumber.trim()))
  add('Original creditor', entry.originalCreditor)
  add('Amount', entry.amount)
  return rows.length === 0 ? [] : [factRows(...rows)]
}
