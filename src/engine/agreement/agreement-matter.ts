import type { Signature } from './agreement-paper.ts'

/** What the papers of one agreement say, as plain data. Days are 'YYYY-MM-DD', sums in cents. */
export interface AgreementMatter {
  /** Unguessable name of the agreement; its first letters stand at the foot of each page. */
  reference: string
  wordsVersion: string
  company: { name: string; address: string; email: string }
  person: {
    name: string
    email: string
    phone: string
    mailingAddress: string
    city: string
    state: string
    zipCode: string
  }
  product: {
    name: string
    priceCents: number
    kind: 'package' | 'session'
    description: string
    inclusions: readonly string[]
    /** null: nothing is counted, of a session. */
    rounds: number | 'unlimited' | null
    /** Days from the payment in which a round may be begun; null: without end. */
    serviceDays: number | null
    /** The sentence about refunds that stands beside the button; a money-back claim is a guarantee. */
    refund: { text: string; isGuarantee: boolean }
  }
  /** The day on which it was paid, when its person said only afterwards that they live there; null: it is to be paid. */
  paidOn: string | null
  signedOn: string
  cancelUntil: string
  opensOn: string
  /** By when the service is estimated to be complete when it is paid, or begun, on the first day on which it may be. */
  completeBy: string
  /** Days from the payment to that day. */
  lengthDays: number
  /** null: to be signed. */
  disclosureSigned: Signature | null
  contractSigned: Signature | null
}
