import type * as z from 'zod/mini'
import type { listOutcomeCases as call, Outcomes } from '../../../shared/api/figures.ts'
import type { BureauKey } from '../../../shared/api/vocabulary.ts'
import { endOfMonth } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { readStaffPage } from '../audit-log/read-staff-page.ts'
import type { PeriodWish } from './get-revenue.ts'
import { officePeriod } from './office-period.ts'
import { outcomeRates, shownTimes } from './outcome-rates.ts'
import { furnisherContext, rulesByToken, ruleTokenOf } from './outcome-tokens.ts'
import {
  type DaySpan,
  selectAnswerTimes,
  selectFurnisherNames,
  selectOutcomeCases,
  selectOutcomeGroups,
} from './outcomes.store.ts'

/** What became of the items that bureaus answered in the months of a period. It names nobody but companies, so that reading it is no entry of the audit log. */
export async function getOutcomes(
  deps: Pick<Deps, 'database' | 'clock' | 'sealer'>,
  wish: PeriodWish,
): Promise<Outcomes> {
  const { db } = deps.database
  const days = daysOf(deps, wish)
  const rules = rulesByToken(deps.sealer)
  const groups = await selectOutcomeGroups(db, days)
  const names = await selectFurnisherNames(
    db,
    groups.flatMap(({ furnisherToken }) => furnisherToken ?? []),
  )
  return {
    until: days.to.slice(0, 7),
    ...outcomeRates(groups, {
      ruleOf: (token) => rules.get(token),
      furnisherOf: (token) => {
        const sealed = names.get(token)
        return sealed ? deps.sealer.openText(sealed, furnisherContext) : ''
      },
    }),
    times: shownTimes(await selectAnswerTimes(db, days)),
  }
}

type Case = z.output<(typeof call)['reply']>[number]

/** The cases behind a rate. The reading stands in the audit log. */
export async function listOutcomeCases(
  deps: Deps,
  input: PeriodWish & {
    bureau?: BureauKey | undefined
    rule?: string | undefined
    furnisher?: string | undefined
    page?: number | undefined
    actor: AuditActor
  },
): Promise<{ rows: Case[]; total: number }> {
  const { bureau, rule, furnisher } = input
  const question = {
    days: daysOf(deps, input),
    bureau,
    ruleToken: rule === undefined ? undefined : ruleTokenOf(deps.sealer, rule),
    furnisherToken: furnisher,
  }
  const { rows, total } = await readStaffPage(deps, { ...input, list: 'outcomes' }, (range) =>
    selectOutcomeCases(deps.database.db, question, range),
  )
  return { total, rows: rows.map(({ answeredOn, ...row }) => ({ ...row, answeredOn: answeredOn ?? '' })) }
}

/** The days of a period, both included. */
function daysOf({ clock }: Pick<Deps, 'clock'>, wish: PeriodWish): DaySpan {
  const { months } = officePeriod(clock.now(), wish)
  return { from: `${months[0]}-01`, to: endOfMonth(months.at(-1) ?? '') }
}
