import { describe, expect, it } from 'vitest'
import { wordIn } from '../messages/sentences-in.ts'
import { says } from '../sentences/says.ts'
import { calendarEntries } from './calendar-entries.ts'
import type { ClockedLetter } from './clocked-letter.ts'
import { limitationClocks } from './limitation-clocks.ts'
import { nextRoundOf, type RoundLetter } from './next-round.ts'

function letter(changes: Partial<RoundLetter> = {}): RoundLetter & { leftItems: boolean } {
  const plain: ClockedLetter = {
    id: '7',
    kind: 'bureau_dispute',
    round: 1,
    recipient: 'Experian',
    mailedOn: '2026-11-09',
    deliveredOn: '2026-11-13',
    sentAfterFreeReport: true,
    asksForProcedure: false,
    moreInfoSentOn: null,
    answeredOn: null,
    finishedOn: null,
    frivolousOn: null,
    reinsertedOn: null,
    reinsertionNoticeOn: null,
    validationNoticeOn: null,
  }
  const enteredOn = changes.mailedOn === undefined ? plain.mailedOn : changes.mailedOn
  return { ...plain, enteredOn, itemsLeft: null, ...changes, leftItems: (changes.itemsLeft ?? 0) > 0 }
}
const answered = { answeredOn: '2026-12-20', itemsLeft: 2 }

describe('the next round', () => {
  it('waits for the first letter to be mailed', () => {
    expect(nextRoundOf([], 0, '2026-11-20').reason).toEqual(says('mailing.noneMailed'))
    expect(nextRoundOf([letter({ mailedOn: null, deliveredOn: null })], 0, '2026-11-20').round).toBeNull()
  })

  it('waits for every mailed letter of the round, and says for which', () => {
    const letters = [letter(answered), letter({ id: '8', recipient: 'Equifax' })]
    expect(nextRoundOf(letters, 0, '2026-12-29')).toEqual({
      round: null,
      reason: says('mailing.resultsDue', { recipient: 'Equifax', due: '2027-01-05' }),
    })
    expect(nextRoundOf(letters, 0, '2027-01-05').round).toBeNull()
    expect(nextRoundOf(letters, 0, '2027-01-06')).toEqual({ round: 2, reason: null })
  })

  it('does not wait for a letter that was never mailed, or of another kind', () => {
    const others = [
      letter({ id: '8', recipient: 'Equifax', mailedOn: null, deliveredOn: null }),
      letter({ id: '9', kind: 'security_freeze' }),
    ]
    expect(nextRoundOf([letter(answered), ...others], 0, '2026-12-21').round).toBe(2)
  })

  it('asks for proof of delivery, and gives a letter up after sixty days', () => {
    const lost = letter({ deliveredOn: null })
    expect(nextRoundOf([lost], 0, '2027-01-08').reason).toEqual(
      says('mailing.deliveryUnproved', { recipient: 'Experian' }),
    )
    expect(nextRoundOf([lost], 0, '2027-01-09').round).toBe(2)
  })

  it('goes on from a letter that nothing proves, once it was answered or given up', () => {
    const unproved = { mailedOn: null, deliveredOn: null, enteredOn: '2026-11-09' }
    expect(nextRoundOf([letter(unproved)], 0, '2027-01-08').reason?.key).toBe('mailing.deliveryUnproved')
    expect(nextRoundOf([letter(unproved)], 0, '2027-01-09').round).toBe(2)
    expect(nextRoundOf([letter({ ...unproved, ...answered })], 0, '2026-12-21').round).toBe(2)
  })

  it('goes on from a round that has a mail date and no letter here, once its time is over', () => {
    const first = letter(answered)
    const dates = ['2026-11-09', '2027-01-10', null]
    expect(nextRoundOf([first], 0, '2027-02-01', dates).reason).toEqual(
      says('mailing.roundNotKept', { round: 2, until: '2027-03-11' }),
    )
    expect(nextRoundOf([first], 0, '2027-03-12', dates)).toEqual({ round: 3, reason: null })
    expect(nextRoundOf([], 0, '2026-12-01', ['2026-11-09', null, null]).round).toBeNull()
  })

  it('has nothing to do when everything was deleted or corrected, unless findings were kept back', () => {
    const settled = [letter({ ...answered, itemsLeft: 0 })]
    expect(nextRoundOf(settled, 0, '2026-12-21').reason).toEqual(says('mailing.nothingLeft', { round: 1 }))
    expect(nextRoundOf(settled, 3, '2026-12-21').round).toBe(2)
  })

  it('leads from round 2 to round 3 and on: how many a package holds is asked elsewhere', () => {
    const second = letter({ ...answered, round: 2 })
    expect(nextRoundOf([letter(answered), second], 0, '2027-03-01').round).toBe(3)
    expect(nextRoundOf([letter({ ...answered, round: 3 })], 0, '2027-09-01').round).toBe(4)
    expect(
      nextRoundOf([], 0, '2027-09-01', ['2026-11-09', '2027-01-10', '2027-03-10', '2027-05-10']).round,
    ).toBe(5)
  })

  it('waits for the companies that the third round wrote to, and for a complaint where nothing else was sent', () => {
    const toBureau = letter({ ...answered, round: 3 })
    const company = letter({ id: '8', kind: 'furnisher_dispute', recipient: 'ALDER BANK', round: 3 })
    expect(nextRoundOf([toBureau, company], 0, '2026-12-12').reason).toEqual(
      says('mailing.resultsDue', { recipient: 'ALDER BANK', due: '2026-12-13' }),
    )
    expect(nextRoundOf([toBureau, company], 0, '2026-12-14').round).toBe(4)
    const filed = letter({ id: '9', kind: 'cfpb_complaint', recipient: 'the CFPB', round: 4 })
    expect(nextRoundOf([toBureau, filed], 0, '2026-12-14').round).toBeNull()
    expect(nextRoundOf([toBureau, filed], 0, '2027-01-13').round).toBe(5)
  })

  it('counts a round that writes to no bureau as mailed with its first letter to a company', () => {
    const company = letter({ kind: 'furnisher_dispute', recipient: 'ALDER BANK', round: 3 })
    expect(nextRoundOf([company], 0, '2026-12-31').round).toBe(4)
    const unsent = letter({ id: '8', round: 3, mailedOn: null, deliveredOn: null })
    expect(nextRoundOf([company, unsent], 0, '2026-12-31').round).toBeNull()
  })
})

describe('the time for a claim', () => {
  it('starts with an answer that left something, or with the first day without an answer', () => {
    const letters = [
      letter(answered),
      letter({ id: '8', recipient: 'Equifax' }),
      letter({ id: '9', recipient: 'TransUnion', answeredOn: '2026-12-20', itemsLeft: 0 }),
    ]
    expect(limitationClocks(letters, '2027-01-20').map(({ key, from, due }) => [key, from, due])).toEqual([
      ['limitation_furnisher_7', '2026-12-20', '2028-12-20'],
      ['limitation_left_7', '2026-12-20', '2028-12-20'],
      ['limitation_furnisher_8', '2026-12-29', '2028-12-29'],
      ['limitation_missed_8', '2026-12-29', '2028-12-29'],
    ])
    expect(limitationClocks([letter()], '2026-12-28')).toEqual([])
  })

  it('has one clock a violation: a late answer does not move the day of the missed deadline', () => {
    const late = letter({ answeredOn: '2027-02-10', itemsLeft: 1 })
    expect(limitationClocks([late], '2027-03-01').map(({ key, due }) => [key, due])).toEqual([
      ['limitation_furnisher_7', '2028-12-29'],
      ['limitation_missed_7', '2028-12-29'],
      ['limitation_left_7', '2029-02-10'],
    ])
    const lateButDone = letter({ answeredOn: '2027-02-10', itemsLeft: 0 })
    expect(limitationClocks([lateButDone], '2027-03-01').map(({ key }) => key)).toEqual([
      'limitation_furnisher_7',
      'limitation_missed_7',
    ])
    const sentInTime = letter({ answeredOn: '2027-01-05', finishedOn: '2026-12-27', itemsLeft: 0 })
    expect(limitationClocks([sentInTime], '2027-03-01')).toEqual([])
  })

  it('is one year of what a collector does after a request for verification', () => {
    const request = letter({ kind: 'collector_validation', recipient: 'ALDER BANK' })
    expect(limitationClocks([request], '2027-01-20')).toMatchObject([
      { key: 'limitation_fdcpa_7', from: '2026-11-13', due: '2027-11-13', source: 'FDCPA 813(d)' },
    ])
    expect(limitationClocks([{ ...request, deliveredOn: null }], '2027-01-20')).toEqual([])
    expect(calendarEntries([request], '2027-01-20').map(({ title }) => wordIn('en', title))).toEqual([
      'One year to bring a claim about what the collector did after your request, counted from its delivery',
    ])
  })
})

describe('the entries of a calendar', () => {
  it('are the deadlines that still run, by day, with names that do not change', () => {
    const early = calendarEntries([letter()], '2026-11-16')
    expect(early.map(({ uid, day }) => [uid, day])).toEqual([
      ['7-furnisher_notice', '2026-11-20'],
      ['7-reinvestigation', '2026-12-28'],
      ['7-results', '2027-01-05'],
    ])
    const later = calendarEntries([letter({ sentAfterFreeReport: false })], '2026-11-16')
    expect(later.map(({ uid }) => uid)).toEqual(early.map(({ uid }) => uid))
    expect(calendarEntries([letter({ deliveredOn: null })], '2026-11-16')).toEqual([])
  })

  it('name no furnisher and no collector', () => {
    const entries = calendarEntries(
      [
        letter({ kind: 'furnisher_dispute', recipient: 'ALDER BANK' }),
        letter({
          id: '8',
          kind: 'collector_validation',
          recipient: 'ALDER BANK',
          mailedOn: null,
          validationNoticeOn: '2026-11-10',
        }),
      ],
      '2026-11-16',
    )
    expect(entries.map(({ title }) => wordIn('en', title))).toEqual([
      'Your 30 days to ask the collector for verification',
      'The furnisher investigates and reports the results',
      'One year to bring a claim about what the collector did after your request, counted from its delivery',
    ])
  })
})
