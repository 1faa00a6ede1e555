import type { PostalService } from './postal-service.ts'

/**
 * What a letter costs that is printed and mailed for somebody, in cents: what a provider's price list asks for a letter in black on one
 * side, with the card's fee, and nothing earned by it (decision 068). Compare it with the operator's own contract before going live.
 */
const basePrice: Record<PostalService, number> = {
  first_class: 250,
  certified: 950,
  certified_return_receipt: 1250,
}
/** Each sheet after the first six. */
const sheetCents = 20
/** A flat envelope instead of the folded letter's. */
const flatCents = 150

/** Up to here a letter is folded into a standard envelope; beyond it goes flat, and beyond sixty nobody prints it. */
export const foldedSheets = 6
export const mostSheets = 60

export interface PostalPrice {
  sheets: number
  envelope: 'folded' | 'flat'
  cents: number
}

/**
 * The price of one letter; null for one of too many pages. Each page is a sheet of its own, after one that bears the addresses. Pure.
 * @param pages of the letter with everything enclosed
 */
export function postalPrice(service: PostalService, pages: number): PostalPrice | null {
  const sheets = pages + 1
  if (pages < 1 || sheets > mostSheets) return null
  const beyond = Math.max(0, sheets - foldedSheets)
  const cents = basePrice[service] + beyond * sheetCents + (beyond > 0 ? flatCents : 0)
  return { sheets, envelope: beyond > 0 ? 'flat' : 'folded', cents }
}
