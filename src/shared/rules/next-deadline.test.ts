import { describe, expect, it } from 'vitest'
import { isLate, nextDeadline, type WatchedLetter } from './next-deadline.ts'
import { expectedByMailDate } from './next-step.ts'

const letter = (given: Partial<WatchedLetter>): WatchedLetter => ({
  id: 'letter-1',
  kind: 'bureau_dispute',
  round: 1,
  recipient: 'Experian',
  mailedOn: null,
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
  isEntered: false,
  ...given,
})
const proved = (day: string) => ({ day, isProved: true })
const estimate = (day: string) => ({ day, isProved: false })
const delivered = letter({ deliveredOn: '2026-10-01', isEntered: true })

describe('the next deadline of a client', () => {
  it('is none while nothing is mailed', () => {
    expect(nextDeadline([], [null, null, null])).toBeNull()
    expect(nextDeadline([letter({})], [null, null, null])).toBeNull()
  })

  it('is the day of the results from a proved delivery, and stays when its day has passed', () => {
    expect(nextDeadline([delivered], ['2026-09-28', null, null])).toEqual(proved('2026-11-06'))
  })

  it('of a request for the procedure is that of the answer that it comes with', () => {
    const asking = { ...delivered, asksForProcedure: true }
    expect(nextDeadline([asking], ['2026-09-28', null, null])).toEqual(proved('2026-11-06'))
  })

  it('is the end of the investigation where no notice of results follows it', () => {
    const company = { ...delivered, kind: 'furnisher_dispute' as const, recipient: 'First Bank' }
    const notMine = { ...delivered, kind: 'identity_theft_block' as const, asksForBlock: false }
    for (const letter of [company, notMine])
      expect(nextDeadline([letter], [null, null, null])).toEqual(proved('2026-10-31'))
  })

  it('is the earliest of several recipients', () => {
    const later = { ...delivered, recipient: 'Equifax', deliveredOn: '2026-10-04' }
    expect(nextDeadline([later, delivered], ['2026-09-28', null, null])).toEqual(proved('2026-11-06'))
  })

  it('is none once the answer came', () => {
    expect(nextDeadline([{ ...delivered, answeredOn: '2026-10-20' }], ['2026-09-28', null, null])).toBeNull()
  })

  it('is no day of which nobody outside can see whether it was kept', () => {
    // A collector has no day to answer by; the consumer's own thirty days are nobody's lateness.
    const validation = letter({
      kind: 'collector_validation',
      deliveredOn: '2026-10-01',
      validationNoticeOn: '2026-09-20',
      isEntered: true,
    })
    expect(nextDeadline([validation], [null, null, null])).toBeNull()
  })

  it('without a proof is what portal and mails estimate from the mail date, whatever the letter rests on', () => {
    for (const letters of [
      [letter({ isEntered: true })],
      [letter({ isEntered: true, sentAfterFreeReport: true })],
      [],
    ])
      expect(nextDeadline(letters, ['2026-10-01', null, null])).toEqual(
        estimate(expectedByMailDate('2026-10-01')),
      )
  })

  it('is the proved day where another letter has only an earlier estimate', () => {
    const unproved = letter({ recipient: 'Equifax', isEntered: true })
    expect(nextDeadline([unproved, delivered], ['2026-09-20', null, null])).toEqual(proved('2026-11-06'))
  })

  it('is late once its day is over, and by no estimate', () => {
    expect(isLate(proved('2026-10-31'), '2026-10-31')).toBe(false)
    expect(isLate(proved('2026-10-31'), '2026-11-01')).toBe(true)
    expect(isLate(estimate('2026-10-31'), '2026-12-24')).toBe(false)
    expect(isLate(null, '2026-12-24')).toBe(false)
  })

  it('waits for no letter of the round that was never mailed', () => {
    const answered = { ...delivered, answeredOn: '2026-10-20' }
    const neverMailed = letter({ recipient: 'Equifax' })
    expect(nextDeadline([answered, neverMailed], ['2026-09-28', null, null])).toBeNull()
  })

  it('is that of the newest round once it is mailed', () => {
    const second = letter({ round: 2, isEntered: true })
    expect(nextDeadline([delivered, second], ['2026-09-28', '2026-11-10', null])).toEqual(
      estimate('2026-12-25'),
    )
    // A draft of the next round changes nothing.
    expect(nextDeadline([delivered, letter({ round: 2 })], ['2026-09-28', null, null])).toEqual(
      proved('2026-11-06'),
    )
  })
})
