import { centsFromDollars } from './money.ts'

/** What people and programs write where there is nothing to write. */
export const isNothing = (text: string): boolean =>
  /^(?:[-–—]*|n\/?a|none|null|nil|0000-00-00.*|00\/00\/0000.*)$/i.test(text)

const dotBeforeCents = /^\d{1,6}(?:\.\d{1,2})?$/
const commasBetweenThousands = /^\d{1,3},\d{3}(?:\.\d{1,2})?$/
const commaBeforeCents = /^(?:\d{1,6}|\d{1,3}\.\d{3}),\d{1,2}$/

/** '$1,200.50', and '1.200,50' as it is written elsewhere. @returns null where it says nothing, 'none' for what is no amount */
export function centsOfText(text: string): number | null | 'none' {
  if (isNothing(text)) return null
  const plain = text
    .replaceAll(/\s/g, '')
    .replace(/^(?:USD|US\$|\$)/i, '')
    .replace(/USD$/i, '')
  if (dotBeforeCents.test(plain)) return centsFromDollars(Number(plain))
  if (commasBetweenThousands.test(plain)) return centsFromDollars(Number(plain.replace(',', '')))
  if (commaBeforeCents.test(plain)) return centsFromDollars(Number(plain.replace('.', '').replace(',', '.')))
  return 'none'
}
