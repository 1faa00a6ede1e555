import type { listMailings, MailedLetter } from '../../shared/api/mailing.ts'
import type { Clock } from '../../shared/rules/clock.ts'
import { says } from '../../shared/sentences/says.ts'
import type { CallReply } from '../lib/call-address.ts'

export const unsentLetter: MailedLetter = {
  documentId: 9,
  documentType: 'experian_dispute_letter',
  fileName: 'experian-letter.pdf',
  recipient: 'Experian',
  round: 1,
  state: 'not_sent',
  undecided: 0,
  certifiedNumber: null,
  steps: [],
  events: [],
  clocks: [],
}

export const lateClock: Clock = {
  key: 'reinvestigation',
  title: says('clock.reinvestigation', { recipient: 'Experian' }),
  source: 'FCRA 612(a)(3)',
  from: '2026-09-30',
  due: '2026-11-14',
  state: 'late',
  daysLate: 6,
}

export const deliveredLetter: MailedLetter = {
  ...unsentLetter,
  state: 'delivered',
  certifiedNumber: '9407 1000 0000 0000 0000 01',
  steps: [
    {
      state: 'handed_over',
      day: '2026-09-26',
      evidenceUrl: '/api/clients/5/mailings/1/evidence',
      recordedAt: '2026-09-26T15:00:00.000Z',
    },
    { state: 'delivered', day: '2026-09-30', evidenceUrl: null, recordedAt: '2026-10-01T15:00:00.000Z' },
  ],
  clocks: [lateClock],
}

/** A mail log; without anything given there is no letter. */
export function mailLogOf(
  over: Partial<CallReply<typeof listMailings>> = {},
): CallReply<typeof listMailings> {
  return { letters: [], clocks: [], nextRound: null, nextRoundReason: null, nextRoundUpgrade: null, ...over }
}
