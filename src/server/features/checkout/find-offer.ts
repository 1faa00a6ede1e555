import { centsFromDollars, dollarsFromCents } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { type ChosenCredit, type CreditSource, chooseCredits } from '../settlement/choose-credits.ts'
import { findCredits } from './find-credits.ts'

/** The server's price of a product for one viewer. Amounts in cents. */
export interface Offer {
  listCents: number
  credits: readonly ChosenCredit[]
  dueCents: number
}

const everything: readonly CreditSource['kind'][] = ['package', 'session']

/**
 * What a product costs this viewer: the catalogue's price less what they paid before (decision 023). The one answer for
 * `/checkout` and `/pay/{key}`.
 * @param dollars the catalogue's price
 * @param kinds what may count toward it
 */
export async function findOffer(
  deps: Pick<Deps, 'database' | 'clock'>,
  viewer: Viewer,
  dollars: number,
  kinds = everything,
): Promise<Offer> {
  const listCents = centsFromDollars(dollars)
  const sources = kinds.length === 0 ? [] : await findCredits(deps, viewer)
  const chosen = chooseCredits(
    listCents,
    sources.filter(({ kind }) => kinds.includes(kind)),
  )
  return { listCents, ...chosen }
}

/** The offer as a page shows it, in dollars. */
export function shownOffer({ listCents, credits, dueCents }: Offer) {
  return {
    price: dollarsFromCents(listCents),
    credits: credits.map(({ name, paidAt, cents }) => ({
      name,
      paidOn: paidAt.toISOString(),
      amount: dollarsFromCents(cents),
    })),
    due: dollarsFromCents(dueCents),
  }
}
