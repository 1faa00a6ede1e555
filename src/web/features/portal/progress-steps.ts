import type { PortalClient } from '../../../shared/api/portal.ts'
import type { Messages } from '../../../shared/messages/messages.ts'
import { type DisputeStatus, disputeProgress } from '../../../shared/rules/dispute-status.ts'

export type ProgressedClient = Pick<
  PortalClient,
  'status' | 'round1MailDate' | 'round2MailDate' | 'round3MailDate' | 'laterMailDates' | 'holding'
>

export interface ProgressStep {
  name: string
  state: 'done' | 'now' | 'ahead'
  /** The day on which its letters were mailed; null when they were not. */
  mailedOn: string | null
}

const stepOf: Record<DisputeStatus, number> = {
  uploaded: 0,
  round1_sent: 1,
  round2_sent: 2,
  round3_sent: 3,
  completed: -1,
}

/**
 * The five steps of the specification, and between the third round and the end one for each later round that was begun or
 * mailed: the packages without a limit go on (docs/decisions/061). The status stays 'Round 3 sent' then.
 */
export function progressSteps(client: ProgressedClient, texts: Messages['portal']['progress']) {
  const { status, percent } = disputeProgress(client.status)
  const { laterMailDates: later } = client
  const rounds = Math.max(3, client.holding?.begun ?? 0, 3 + later.length)
  const dates = [client.round1MailDate, client.round2MailDate, client.round3MailDate, ...later]
  const [uploaded = '', first = '', second = '', third = '', complete = ''] = texts.steps
  const extra = Array.from({ length: rounds - 3 }, (_, at) => texts.laterStep(at + 4))
  const names = [uploaded, first, second, third, ...extra, complete]
  const isLater = status === 'round3_sent' && later.length > 0
  const lastMailed = isLater ? 3 + later.length : stepOf[status]
  const now = percent === 0 ? -1 : status === 'completed' ? names.length - 1 : lastMailed
  return {
    percent,
    label: isLater ? texts.laterSent(lastMailed) : texts.stages[status],
    steps: names.map(
      (name, at): ProgressStep => ({
        name,
        state: at < now ? 'done' : at === now ? 'now' : 'ahead',
        mailedOn: at === 0 || at > rounds ? null : (dates[at - 1] ?? null),
      }),
    ),
  }
}
