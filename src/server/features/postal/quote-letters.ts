import type * as z from 'zod/mini'
import type { quotePostal as call } from '../../../shared/api/postal.ts'
import { dollarsFromCents } from '../../../shared/rules/money.ts'
import { mostSheets, type PostalPrice, postalPrice } from '../../../shared/rules/postal-prices.ts'
import type { PostalAddress, PostalService } from '../../../shared/rules/postal-service.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { AddressCheck } from '../../platform/postal/postal-provider.ts'
import { findClient } from '../clients/find-client.ts'
import { letterEnvelope, type MailableLetter } from '../envelopes/letter-envelope.ts'
import { linesOf, senderOf } from './addresses-of-letter.ts'
import { checkAddress } from './ask-postal.ts'
import { listSendableLetters, type SendableLetter } from './sendable-letters.ts'

export interface PostalWish {
  clientId: number
  documentIds: readonly number[]
  service: PostalService
}

/** A letter as it would be sent, with its price. */
export interface QuotedLetter {
  letter: SendableLetter['letter']
  /** As it is printed: the letter with everything that goes into its envelope. */
  paper: MailableLetter
  to: PostalAddress
  price: PostalPrice
  check: AddressCheck
}

export interface Quote {
  from: PostalAddress
  fromCheck: AddressCheck
  letters: readonly QuotedLetter[]
  totalCents: number
  /** Why it cannot be ordered; null: it can. */
  problem: Sentence | null
}

/**
 * Looks at the letters, asks whether the post knows their addresses, and says what mailing them costs.
 * Errors: not_found for a letter that is not to be sent, conflict for a draft, an unsigned letter and a client without an address,
 * invalid_input for too many pages, provider_unavailable.
 */
export async function quoteLetters(deps: Deps, wish: PostalWish): Promise<Quote> {
  const { db } = deps.database
  const client = await findClient(db, wish.clientId)
  if (!client || deps.postal.providers.length === 0) throw new Refusal('not_found', says('mailing.noLetter'))
  const sendable = await listSendableLetters(deps, db, wish.clientId)
  const papers = []
  for (const documentId of new Set(wish.documentIds)) {
    const found = sendable.find(({ letter }) => letter.document.id === documentId)
    if (!found) throw new Refusal('not_found', says('postal.notToSend'))
    if (found.reason !== null || found.to === null)
      throw new Refusal('conflict', found.reason ?? says('postal.noRecipient'))
    const asked = { clientId: wish.clientId, documentId, forPrintProvider: true }
    const paper = await letterEnvelope(deps, db, asked)
    if (!paper.isSigned) throw new Refusal('conflict', says('postal.notSigned'))
    const price = postalPrice(wish.service, paper.pages)
    if (price === null) {
      const { pages } = paper
      throw new Refusal('invalid_input', says('postal.tooManyPages', { pages, most: mostSheets - 1 }))
    }
    papers.push({ letter: found.letter, to: found.to, paper, price })
  }
  const from = senderOf(client)
  if (from === null) throw new Refusal('conflict', says('postal.noAddress'))
  const fromCheck = await checkAddress(deps, from)
  const letters: QuotedLetter[] = []
  for (const each of papers) letters.push({ ...each, check: await checkAddress(deps, each.to) })
  const totalCents = letters.reduce((sum, { price }) => sum + price.cents, 0)
  return { from, fromCheck, letters, totalCents, problem: problemOf(fromCheck, letters) }
}

function problemOf(fromCheck: AddressCheck, letters: readonly QuotedLetter[]): Sentence | null {
  if (fromCheck.deliverability === 'undeliverable') return says('postal.unknownSender')
  const unknown = letters.find(({ check }) => check.deliverability === 'undeliverable')
  return unknown ? says('postal.unknownRecipient', { recipient: unknown.letter.recipient }) : null
}

/** A quote as its client reads it. */
export function shownQuote(quote: Quote): z.input<(typeof call)['reply']> {
  return {
    from: shownAddress(quote.from, quote.fromCheck),
    letters: quote.letters.map(({ letter, paper, to, price, check }) => ({
      documentId: letter.document.id,
      documentType: letter.document.documentType,
      recipient: letter.recipient,
      pages: paper.pages,
      sheets: price.sheets,
      envelope: price.envelope,
      missing: paper.missing,
      price: dollarsFromCents(price.cents),
      to: shownAddress(to, check),
    })),
    total: dollarsFromCents(quote.totalCents),
    problem: quote.problem,
  }
}

function shownAddress(address: PostalAddress, { deliverability, corrected }: AddressCheck) {
  const lines = linesOf(address)
  const better = corrected === null ? null : linesOf(corrected)
  const isSame = better?.join('\n').toUpperCase() === lines.join('\n').toUpperCase()
  return { lines, deliverability, corrected: isSame ? null : better }
}
