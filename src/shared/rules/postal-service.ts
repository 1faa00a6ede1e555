/** The services of the mail that a letter can be sent by for somebody, in the order in which they are offered. */
export const postalServices = ['first_class', 'certified', 'certified_return_receipt'] as const
export type PostalService = (typeof postalServices)[number]

/** Whether the carrier scans each step and its delivery: only then does a delivery prove something (decisions 015 and 068). */
export const isTracked = (service: PostalService): boolean => service !== 'first_class'

/** Letters of one order: each is checked and bound before its price is told. */
export const mostLettersOfOrder = 12

/** How far a letter is at the provider that prints and mails it. Nothing follows the last four. */
export const postalStates = ['accepted', 'in_transit', 'delivered', 'returned', 'canceled', 'failed'] as const
export type PostalState = (typeof postalStates)[number]

/** An address of the United States. */
export interface PostalAddress {
  name: string
  line1: string
  line2: string | null
  city: string
  /** Postal code of the state: 'TX'. */
  state: string
  /** Five digits, or nine with a hyphen. */
  zip: string
}
