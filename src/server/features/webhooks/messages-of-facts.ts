import type { WebhookKind } from '../../../shared/rules/webhook-kinds.ts'
import type { FactKind, FactOf } from '../../facts.ts'

/** What a receiver is told of a fact: numbers of records and states, and nothing else. */
export interface WebhookMessage {
  kind: WebhookKind
  clientId: number | null
  data: Readonly<Record<string, string | number | boolean | null>>
}

type Describe<K extends FactKind> = (fact: FactOf<K>) => WebhookMessage | null

const ofClient =
  (kind: WebhookKind) =>
  ({ clientId }: { clientId: number }): WebhookMessage => ({ kind, clientId, data: {} })

/** The one table of which fact makes which message; a fact that is not in it is told to nobody outside. */
const described: { readonly [K in FactKind]?: Describe<K> } = {
  'interest-left': () => ({ kind: 'interest.left', clientId: null, data: {} }),
  'tester-applied': ofClient('client.added'),
  'client-arrived': ofClient('client.added'),
  'client-changed': ofClient('client.changed'),
  // What staff wrote in place of a stage is their own words; the state beside the message says as much of it as is known.
  'dispute-progressed': ({ clientId, stage }) =>
    stage === null ? null : { kind: 'stage.changed', clientId, data: {} },
  'intake-sent': ofClient('intake.sent'),
  'report-stored': ofClient('report.stored'),
  'run-completed': ofClient('analysis.completed'),
  'letter-mailed': ({ clientId, round }) => ({ kind: 'letter.mailed', clientId, data: { round } }),
  'letter-event-recorded': ({ clientId, event }) => ({ kind: 'letter.event', clientId, data: { event } }),
  'answer-stored': ofClient('answer.stored'),
  'answer-confirmed': ofClient('answer.confirmed'),
  'payment-settled': ofClient('payment.settled'),
  'payment-changed': ofClient('payment.changed'),
  'payment-entered': ofClient('payment.changed'),
  'purchase-changed': ({ purchaseId }) => ({
    kind: 'purchase.changed',
    clientId: null,
    data: { purchaseId },
  }),
  'application-submitted': ({ applicationId }) => ({
    kind: 'application.submitted',
    clientId: null,
    data: { applicationId },
  }),
  'application-changed': ({ applicationId, what }) => ({
    kind: 'application.changed',
    clientId: null,
    data: { applicationId, what },
  }),
  'session-booking-changed': ({ purchaseId }) => ({
    kind: 'session.changed',
    clientId: null,
    data: { purchaseId },
  }),
}

export function messageOf<K extends FactKind>(kind: K, fact: FactOf<K>): WebhookMessage | null {
  return described[kind]?.(fact) ?? null
}
