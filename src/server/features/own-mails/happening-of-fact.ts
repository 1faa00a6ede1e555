import { dayOf } from '../../../shared/rules/civil-days.ts'
import { type OwnMailTrigger, ownMailTriggers } from '../../../shared/rules/own-mail-triggers.ts'
import type { Fact } from '../../facts.ts'

export interface Happening {
  trigger: OwnMailTrigger
  clientId: number
  /** What counts as one happening: what comes again under the same mark is the same one. */
  mark: string
  round: number | null
}

/** What a fact is to a mail of the operator's own; null for what none can follow. */
export function happeningOfFact(fact: Fact, now: Date): Happening | null {
  if (fact.kind === 'dispute-progressed')
    return fact.stage === 'completed' ? of('case-completed', fact.clientId, dayOf(now)) : null
  if (fact.kind === 'letter-mailed')
    return { ...of(fact.kind, fact.clientId, `round-${fact.round}`), round: fact.round }
  if (fact.kind === 'payment-settled') return of(fact.kind, fact.clientId, fact.paymentIntentId)
  if (fact.kind === 'client-arrived' || fact.kind === 'tester-applied' || fact.kind === 'intake-sent')
    return of(fact.kind, fact.clientId, 'once')
  const trigger = ownMailTriggers.find((each) => each === fact.kind)
  return trigger && 'clientId' in fact ? of(trigger, fact.clientId, dayOf(now)) : null
}

const of = (trigger: OwnMailTrigger, clientId: number, mark: string): Happening => ({
  trigger,
  clientId,
  mark,
  round: null,
})
