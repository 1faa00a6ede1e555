/** Address and telephone number of the furnisher, below its name and above the first label. */
import type { Line } from '../../read/positioned-text.ts'
import type { Tradeline } from '../credit-report.ts'
import { fillContact } from '../fields/fill-tradeline.ts'
import type { LabelKeys } from '../label-keys.ts'
import { hasLabelOf } from '../labelled-rows.ts'
import { isAddressLine } from './name-lines.ts'

/** The lines before the first label, where one of them is an address or a telephone number. */
export function contactLines(rows: readonly Line[], keys: LabelKeys): Line[] {
  const end = rows.findIndex((line) => hasLabelOf(line, keys))
  const above = rows.slice(0, Math.max(0, end))
  return above.some(isAddressLine) ? above : []
}

/** '( PO BOX 1, EL PASO, TX 79998, (800) 555-0199 )'; labels of their own come first. */
export function takeContact(account: Tradeline, lines: readonly Line[]): void {
  const { furnisherAddress, furnisherPhone } = account
  const words = lines
    .flatMap((line) => line.words)
    .filter(({ text }) => !/^[()]$/.test(text))
    .map((word, at, all) => {
      const isLast = at === all.length - 1
      const opened = at === 0 && !/^\(\d{3}\)/.test(word.text) ? word.text.replace(/^\(/, '') : word.text
      return { ...word, text: isLast ? opened.replace(/[),]+$/, '') : opened }
    })
  if (words.length === 0) return
  fillContact(account, words)
  const address = account.furnisherAddress
  if (address !== null) account.furnisherAddress = { ...address, value: address.value.replace(/,$/, '') }
  account.furnisherAddress = furnisherAddress ?? account.furnisherAddress
  account.furnisherPhone = furnisherPhone ?? account.furnisherPhone
}
