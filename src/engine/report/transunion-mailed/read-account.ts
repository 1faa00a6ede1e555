/** One account of the mailed report to a tradeline. */
import { lineOf } from '../../read/lines.ts'
import type { Tradeline, UnreadLine } from '../credit-report.ts'
import { fillContact } from '../equifax-acr/fill-tradeline.ts'
import { unreadLine, unreadWords } from '../equifax-acr/unread-lines.ts'
import { type RowField, readLabelledRows } from '../labelled-rows.ts'
import { newTradeline } from '../new-tradeline.ts'
import { boxesByPage, printed } from '../printed-values.ts'
import { labelKey } from '../transunion-acr/label-key.ts'
import type { Pair } from '../transunion-acr/pairs.ts'
import { takePair } from '../transunion-acr/take-pair.ts'
import { readText } from '../transunion-acr/value-readers.ts'
import type { WrapStyle } from '../transunion-acr/wrapped-text.ts'
import type { MailedBlock } from './account-blocks.ts'
import { accountLabels, meaningOf, numberLabel } from './account-labels.ts'
import { readMonths } from './account-months.ts'

/** A field as the readers of TransUnion's values take it. */
export function asPair({ label, labelWords, valueRows }: RowField): Pair {
  return {
    key: labelKey(label ?? ''),
    known: label !== null,
    label: labelWords,
    value: valueRows.map((words) => lineOf(words)),
  }
}

/** @param id of the tradeline; stable within the report */
export function readAccount(
  block: MailedBlock,
  section: Tradeline['section'],
  id: string,
  style: WrapStyle,
): { account: Tradeline; unread: UnreadLine[] } {
  const raw = block.name.map(({ text }) => text).join(' ')
  const number = block.number?.text ?? null
  const account = newTradeline({
    bureau: 'TransUnion',
    id,
    section,
    creditor: printed(raw.replace(/[><#]/g, '').trim(), raw, block.name),
    accountNumber:
      number === null || block.number === null
        ? null
        : printed(number.replace(/[><#,;]/g, ''), number, [block.number]),
    blocks: boxesByPage(block.words),
  })
  const unread: UnreadLine[] = []
  const { fields, stray } = readLabelledRows(block.rows, accountLabels)
  for (const field of fields) {
    if (field.label === numberLabel && account.accountNumber === null) {
      account.accountNumber = readText(asPair(field).value, style)
      continue
    }
    const meaning = field.label === null ? null : meaningOf(field.label)
    if (meaning === null || !takePair(account, meaning, asPair(field), style))
      unread.push(...unreadWords([...field.labelWords, ...field.valueRows.flat()]))
  }
  takeContact(account, block)
  const months = readMonths(block.months)
  account.history = months.history
  account.figures = months.figures
  return { account, unread: [...unread, ...[...stray, ...block.orphans].map(unreadLine), ...months.unread] }
}

/** '( PO BOX 1, EL PASO, TX 79998, (800) 555-0199 )' below the name; labels of their own come first. */
function takeContact(account: Tradeline, { contact }: MailedBlock): void {
  const known = [account.furnisherAddress, account.furnisherPhone] as const
  const words = contact
    .flatMap((line) => line.words)
    .filter(({ text }) => !/^[()]$/.test(text))
    .map((word, at, all) => {
      const isLast = at === all.length - 1
      const opened = at === 0 && !/^\(\d{3}\)/.test(word.text) ? word.text.replace(/^\(/, '') : word.text
      return { ...word, text: isLast ? opened.replace(/[),]+$/, '') : opened }
    })
  fillContact(account, words)
  const address = account.furnisherAddress
  if (address !== null) account.furnisherAddress = { ...address, value: address.value.replace(/,$/, '') }
  account.furnisherAddress = known[0] ?? account.furnisherAddress
  account.furnisherPhone = known[1] ?? account.furnisherPhone
}
