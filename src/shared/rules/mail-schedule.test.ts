import { describe, expect, it } from 'vitest'
import type { ClockedLetter } from './clocked-letter.ts'
import { isOptionalMail, mailTypes } from './mail-kinds.ts'
import { followUpDay, type MailScheduleFacts, mailsDue } from './mail-schedule.ts'

const now = '2026-11-20T15:00:00.000Z'
const facts: MailScheduleFacts = {
  clientId: 12,
  isServed: true,
  createdAt: '2026-11-18T10:00:00.000Z',
  intakeCompletedAt: '2026-11-19T10:00:00.000Z',
  hasAllReports: true,
  stage: 'uploaded',
  analysis: null,
  mailedRound: null,
  results: null,
  lastResultsMailAt: null,
  news: null,
  lastActivityAt: '2026-11-19T10:00:00.000Z',
}
const due = (change: Partial<MailScheduleFacts>, at = now) =>
  mailsDue({ ...facts, ...change }, at).map(({ type, dueAt }) => `${type} ${dueAt.slice(0, 16)}`)

describe('what a case calls for', () => {
  it('is a welcome with the intake and a check-in after thirty quiet days', () => {
    expect(due({})).toEqual(['welcome 2026-11-19T10:00', 'check-in 2026-12-19T10:00'])
  })

  it('is nothing for whoever has not paid, is refunded or is blocked', () => {
    expect(due({ isServed: false, results: { digest: 'a', writtenAt: now } })).toEqual([])
  })

  it('is one reminder of the step that waits: intake, then reports, then the letters', () => {
    expect(due({ intakeCompletedAt: null })).toEqual(['automated 2026-11-21T10:00'])
    expect(due({ hasAllReports: false })).toContain('automated 2026-11-22T10:00')
    const analysis = { round: 1, finishedAt: '2026-11-20T12:00:00.000Z' } as const
    const mails = mailsDue({ ...facts, analysis }, now)
    expect(mails.map(({ occasion }) => occasion)).toContain('automated:12:mail-round-1')
    expect(mails.find(({ type }) => type === 'automated')?.dueAt).toBe('2026-11-27T12:00:00.000Z')
  })

  it('is an analysis mail once for each round, and none for a round that was mailed meanwhile', () => {
    const finishedAt = '2026-11-20T12:00:00.000Z'
    const first = mailsDue({ ...facts, analysis: { round: 1, finishedAt } }, now)
    const again = mailsDue({ ...facts, analysis: { round: 1, finishedAt: '2026-11-20T13:00:00.000Z' } }, now)
    const occasion = (mails: typeof first) => mails.find(({ type }) => type === 'analysis-complete')?.occasion
    expect(occasion(first)).toBe('analysis-complete:12:1')
    expect(occasion(again)).toBe(occasion(first))
    const mailedRound = { round: 1, mailedOn: '2026-11-20', followUpOn: '2027-01-04' } as const
    expect(due({ analysis: { round: 1, finishedAt }, mailedRound })).not.toContain(
      'analysis-complete 2026-11-20T12:00',
    )
  })

  it('is a follow-up of the last mailed round on the morning of its day, and none once all is answered', () => {
    const mailedRound = { round: 2, mailedOn: '2026-11-20', followUpOn: '2027-01-04' } as const
    expect(due({ mailedRound, stage: 'round2_sent' })).toContain('round2-followup 2027-01-04T15:00')
    expect(due({ mailedRound: { ...mailedRound, followUpOn: null } }).join()).not.toContain('followup')
    expect(due({ mailedRound, stage: 'completed' }).join()).not.toContain('followup')
  })

  it('says why in words, its days too', () => {
    const mailedRound = { round: 1, mailedOn: '2026-11-20', followUpOn: '2027-01-04' } as const
    const followUp = mailsDue({ ...facts, mailedRound, stage: 'round1_sent' }, now).find(
      ({ type }) => type === 'round1-followup',
    )
    expect(followUp?.why).toBe('Round 1 was mailed on November 20, 2026, and the bureaus’ time is over.')
  })

  it('is another follow-up when the mail date was corrected, and the same one otherwise', () => {
    const of = (mailedOn: string) =>
      mailsDue({ ...facts, mailedRound: { round: 1, mailedOn, followUpOn: '2027-01-04' } }, now).find(
        ({ type }) => type === 'round1-followup',
      )?.occasion
    expect(of('2026-11-20')).toBe('round1-followup:12:2026-11-20')
    expect(of('2026-11-19')).not.toBe(of('2026-11-20'))
  })

  it('is results at once, and corrections of them gathered for a day', () => {
    const results = { digest: 'b', writtenAt: now }
    expect(due({ results })).toContain('results 2026-11-20T15:00')
    expect(due({ results, lastResultsMailAt: '2026-11-20T14:00:00.000Z' })).toContain(
      'results 2026-11-21T14:00',
    )
  })

  it('is a changed stage two minutes later, so that a slip can be taken back', () => {
    expect(due({ stage: 'round1_sent', news: { stage: 'round1_sent', enteredAt: now } })).toContain(
      'stage-changed 2026-11-20T15:02',
    )
  })

  it('is no old news: what happened weeks ago is not told now', () => {
    expect(due({}, '2026-11-28T15:00:00.000Z')).not.toContain('welcome 2026-11-19T10:00')
    const mailedRound = { round: 1, mailedOn: '2026-01-05', followUpOn: '2026-02-20' } as const
    expect(due({ mailedRound }).join()).not.toContain('followup')
  })

  it('stays the same when it is worked out again', () => {
    expect(mailsDue(facts, now)).toEqual(mailsDue({ ...facts }, now))
  })
})

describe('the day of a follow-up', () => {
  const letter: ClockedLetter = {
    id: 'letter-1',
    kind: 'bureau_dispute',
    round: 1,
    recipient: 'Experian',
    mailedOn: '2026-10-01',
    deliveredOn: null,
    sentAfterFreeReport: false,
    asksForProcedure: false,
    moreInfoSentOn: null,
    answeredOn: null,
    finishedOn: null,
    frivolousOn: null,
    reinsertedOn: null,
    reinsertionNoticeOn: null,
    validationNoticeOn: null,
  }
  const day = (...letters: ClockedLetter[]) => followUpDay('2026-10-01', letters, '2026-10-10')

  it('is 45 days after the mailing where no delivery is proved', () => {
    expect(day()).toBe('2026-11-15')
    expect(day(letter)).toBe('2026-11-15')
  })

  it('is the day after the time for the results is over, of the last bureau that has not answered', () => {
    // Delivered on October 5: 30 days end on November 4, five business days later it is November 12 (Veterans Day is none).
    expect(day({ ...letter, deliveredOn: '2026-10-05' })).toBe('2026-11-13')
    const slow = { ...letter, id: 'letter-2', recipient: 'Equifax', deliveredOn: '2026-10-08' }
    expect(day({ ...letter, deliveredOn: '2026-10-05' }, slow)).toBe('2026-11-17')
    expect(day({ ...slow, answeredOn: '2026-10-30' }, { ...letter, deliveredOn: '2026-10-05' })).toBe(
      '2026-11-13',
    )
  })

  it('is none once every bureau has answered; other letters do not count', () => {
    expect(day({ ...letter, answeredOn: '2026-10-30' })).toBeNull()
    const furnisher = { ...letter, kind: 'furnisher_dispute' } as const
    expect(day({ ...letter, answeredOn: '2026-10-30' }, furnisher)).toBeNull()
  })
})

it('only what merely reminds can be stopped, and what the operator words', () => {
  expect(mailTypes.filter(isOptionalMail)).toEqual(['check-in', 'automated', 'own-kind'])
})
