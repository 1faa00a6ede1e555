import type * as z from 'zod/mini'
import {
  type FunnelStep,
  type listFunnelPeople as funnelCall,
  funnelSteps,
  type listMailedRounds as roundsCall,
  type WorkFigures,
} from '../../../shared/api/figures.ts'
import { fewestCases, wilsonInterval } from '../../../shared/rules/wilson-interval.ts'
import type { Deps } from '../../deps.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { readStaffPage } from '../audit-log/read-staff-page.ts'
import { actsOfStaff } from './acts-of-staff.ts'
import { selectComers, selectFunnel } from './funnel.store.ts'
import type { PeriodWish } from './get-revenue.ts'
import { type RoundTotals, selectMailedRounds, selectRoundTotals } from './mailed-rounds.store.ts'
import { type OfficePeriod, officePeriod } from './office-period.ts'
import * as acts from './staff-acts.store.ts'

/** Of the rounds, that nobody of the staff has to do anything for. */
const goal = 0.8

/** Who worked on what in the months of a period, and how far whoever began a checkout came. It names nobody but staff. */
export async function getWorkFigures(
  deps: Pick<Deps, 'database' | 'clock'>,
  wish: PeriodWish,
): Promise<WorkFigures> {
  const { db } = deps.database
  const period = officePeriod(deps.clock.now(), wish)
  const reached = await selectFunnel(db, period)
  const open = await acts.selectOpenWorks(db)
  return {
    until: period.months.at(-1) ?? '',
    rounds: roundsShown(await selectRoundTotals(db, period)),
    people: await peopleOf(deps, period, open),
    unownedWorks: open.get('') ?? 0,
    funnel: funnelSteps.map((step, at) => ({
      step,
      people: [...reached].reduce((sum, [place, people]) => sum + (place >= at ? people : 0), 0),
    })),
  }
}

/** Rounds of one case are alike: the interval takes a case for one. */
function roundsShown({ mailed, alone, cases }: RoundTotals): WorkFigures['rounds'] {
  if (cases < fewestCases) return { mailed, alone, cases, share: null, goal }
  const share = alone / mailed
  return { mailed, alone, cases, share: { share, ...wilsonInterval(share, cases) }, goal }
}

/** Whoever did something, and whoever has something open, even if they did nothing in the period. */
async function peopleOf(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  period: OfficePeriod,
  open: ReadonlyMap<string, number>,
): Promise<WorkFigures['people']> {
  const done = actsOfStaff(await acts.selectStaffActions(db, period))
  const ahead = await acts.selectSessionsAhead(db, clock.now())
  const names = await acts.selectStaffNames(db)
  const idle = [...names]
    .filter(([id]) => !done.some((each) => each.id === id) && (open.has(id) || ahead.has(id)))
    .map(([id, name]) => ({ id, name, changes: 0, mails: 0, reads: 0 }))
  return [...done, ...idle].map((each) => ({
    ...each,
    openWorks: open.get(each.id) ?? 0,
    sessionsAhead: ahead.get(each.id) ?? 0,
  }))
}

type Round = z.output<(typeof roundsCall)['reply']>[number]

/** The rounds behind the share. The reading stands in the audit log. */
export async function listMailedRounds(
  deps: Deps,
  input: PeriodWish & { alone?: 'yes' | 'no' | undefined; page?: number | undefined; actor: AuditActor },
): Promise<{ rows: Round[]; total: number }> {
  const question = {
    period: officePeriod(deps.clock.now(), input),
    alone: input.alone === undefined ? undefined : input.alone === 'yes',
  }
  return readStaffPage(deps, { ...input, list: 'mailed-rounds' }, (range) =>
    selectMailedRounds(deps.database.db, question, range),
  )
}

type Comer = z.output<(typeof funnelCall)['reply']>[number]

/** Those behind a step of the funnel. The reading stands in the audit log. */
export async function listFunnelPeople(
  deps: Deps,
  input: PeriodWish & { step: FunnelStep; page?: number | undefined; actor: AuditActor },
): Promise<{ rows: Comer[]; total: number }> {
  const question = {
    period: officePeriod(deps.clock.now(), input),
    atLeast: funnelSteps.indexOf(input.step),
  }
  const { rows, total } = await readStaffPage(deps, { ...input, list: 'funnel' }, (range) =>
    selectComers(deps.database.db, question, range),
  )
  return {
    total,
    rows: rows.map(({ key, email, begunAt, reached }) => ({
      key,
      email: email || null,
      begunAt,
      reached: funnelSteps[reached] ?? 'begun',
    })),
  }
}
