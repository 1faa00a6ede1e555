import type { OutcomeRate, Outcomes } from '../../../shared/api/figures.ts'
import { bureauNames } from '../../../shared/api/vocabulary.ts'
import { fewestCases, wilsonInterval } from '../../../shared/rules/wilson-interval.ts'
import type { AnswerTime, OutcomeGroup } from './outcomes.store.ts'

interface Named {
  /** The key of a rule by its token; undefined of one that is asked no more. */
  ruleOf: (token: string) => string | undefined
  furnisherOf: (token: string) => string
}

/** The rates of groups, each with its interval, none below twenty cases. Pure but for the names. */
export function outcomeRates(
  groups: readonly OutcomeGroup[],
  named: Named,
): Pick<Outcomes, 'all' | 'bureaus' | 'rules' | 'furnishers'> {
  const of = (cut: OutcomeGroup['cut']) =>
    groups
      .filter((group) => group.cut === cut && group.items > 0)
      .map((group) => ({ ...nameOf(group, named), ...rateOf(group) }))
  return {
    all: of('all')[0] ?? null,
    bureaus: of('bureau'),
    rules: of('rule'),
    furnishers: of('furnisher'),
  }
}

function nameOf({ cut, bureau, ruleToken, furnisherToken }: OutcomeGroup, named: Named) {
  if (cut === 'bureau' && bureau) return { key: bureau, name: bureauNames[bureau] }
  if (cut === 'furnisher' && furnisherToken)
    return { key: furnisherToken, name: named.furnisherOf(furnisherToken) }
  if (cut === 'all' || ruleToken === null) return { key: 'all', name: '' }
  const key = named.ruleOf(ruleToken) ?? ''
  return { key, name: key }
}

/**
 * Items of one case are alike: the interval takes a case for one, so that it is rather too wide than too narrow.
 */
function rateOf({ cases, items, deleted, corrected }: OutcomeGroup): Omit<OutcomeRate, 'key' | 'name'> {
  if (cases < fewestCases) return { cases, items, deleted: null, corrected: null }
  const share = deleted / items
  return { cases, items, deleted: { items: deleted, share, ...wilsonInterval(share, cases) }, corrected }
}

/** The same reserve for times: a median of few letters is the time of one of them. */
export const shownTimes = (times: readonly AnswerTime[]): Outcomes['times'] =>
  times.map((time) => ({ ...time, quartiles: time.cases < fewestCases ? null : time.quartiles }))
