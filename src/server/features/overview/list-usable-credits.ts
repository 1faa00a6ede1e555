import type * as z from 'zod/mini'
import type { getAccountOverview } from '../../../shared/api/overview.ts'
import { dearestPackage } from '../../../shared/catalogue/find-package.ts'
import { centsFromDollars, dollarsFromCents } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findCredits } from '../checkout/find-credits.ts'

type Credits = z.output<(typeof getAccountOverview)['reply']>['credits']

const dearestCents = centsFromDollars(dearestPackage.dollars)

/**
 * What this viewer paid and would have taken off at a checkout, the newest first: the fees of sessions, and packages that a larger one
 * exists of. What was credited or given back is none of it.
 */
export async function listUsableCredits(
  deps: Pick<Deps, 'database' | 'clock'>,
  viewer: Viewer,
): Promise<Credits> {
  return (await findCredits(deps, viewer))
    .filter(
      ({ leftCents, kind, listCents }) => leftCents > 0 && (kind === 'session' || listCents < dearestCents),
    )
    .sort((one, other) => other.paidAt.getTime() - one.paidAt.getTime())
    .map(({ kind, name, paidAt, leftCents }) => ({
      name,
      paidOn: paidAt.toISOString(),
      amount: dollarsFromCents(leftCents),
      toward: kind === 'session' ? ('packages' as const) : ('larger-packages' as const),
    }))
}
