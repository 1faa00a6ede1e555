import { describe, expect, it } from 'vitest'
import { wordIn } from '../messages/sentences-in.ts'
import { says } from '../sentences/says.ts'
import { type ClockedLetter, letterKindOf } from './clocked-letter.ts'
import { clocksOf } from './dispute-clocks.ts'

function letter(changes: Partial<ClockedLetter> = {}): ClockedLetter {
  return {
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
    ...changes,
  }
}

function clockNamed(key: string, given: ClockedLetter, today: string) {
  const found = clocksOf(given, today).find((clock) => clock.key === key)
  if (found === undefined) throw new Error(`No clock ${key}`)
  return found
}

describe('the clocks of a dispute with a bureau', () => {
  it('run from the evidenced delivery, each with its section of law', () => {
    expect(
      clocksOf(letter(), '2026-11-16').map(({ title, source, due, state }) => [
        wordIn('en', title),
        source,
        due,
        state,
      ]),
    ).toEqual([
      ['Experian tells the furnisher of the dispute', 'FCRA 611(a)(2)(A)', '2026-11-20', 'running'],
      ['Experian finishes its reinvestigation', 'FCRA 612(a)(3)', '2026-12-28', 'running'],
      ['Experian sends the results', 'FCRA 611(a)(6)(A)', '2027-01-05', 'running'],
    ])
  })

  it('wait while nothing proves the delivery, whatever was mailed', () => {
    for (const clock of clocksOf(letter({ deliveredOn: null }), '2027-06-01'))
      expect(clock).toMatchObject({ from: null, due: null, state: 'waiting', daysLate: 0 })
  })

  it('give 30 days without a free report, and 15 more for information sent within them', () => {
    const paid = letter({ sentAfterFreeReport: false })
    expect(clockNamed('reinvestigation', paid, '2026-11-16')).toMatchObject({
      due: '2026-12-13',
      source: 'FCRA 611(a)(1)(A)',
    })
    expect(
      clockNamed('reinvestigation', { ...paid, moreInfoSentOn: '2026-12-13' }, '2026-11-16'),
    ).toMatchObject({
      due: '2026-12-28',
      source: 'FCRA 611(a)(1)(B)',
    })
    // Too late to extend anything, and too early to be about this dispute.
    for (const moreInfoSentOn of ['2026-12-14', '2026-11-08'])
      expect(clockNamed('reinvestigation', { ...paid, moreInfoSentOn }, '2026-11-16').due).toBe('2026-12-13')
    expect(clockNamed('reinvestigation', letter({ moreInfoSentOn: '2026-11-20' }), '2026-11-16').due).toBe(
      '2026-12-28',
    )
  })

  it('call a bureau late from the day after that of its results, and count whole days', () => {
    for (const [today, state, daysLate] of [
      ['2026-12-29', 'running', 0],
      ['2027-01-05', 'running', 0],
      ['2027-01-06', 'late', 1],
    ] as const)
      expect(clockNamed('results', letter(), today)).toMatchObject({ state, daysLate })
  })

  it('call no bureau late by the end of its reinvestigation, which only the results can show', () => {
    expect(clockNamed('reinvestigation', letter(), '2026-12-28')).toMatchObject({ state: 'running' })
    for (const today of ['2026-12-29', '2027-03-01']) {
      const clock = clockNamed('reinvestigation', letter(), today)
      expect(clock).toMatchObject({ due: '2026-12-28', state: 'waiting', daysLate: 0 })
      expect(clock.title.key).toBe('clock.reinvestigationOver')
    }
  })

  it('never call late what nobody outside can see', () => {
    const clock = clockNamed('furnisher_notice', letter(), '2027-03-01')
    expect(clock).toMatchObject({ due: '2026-11-20', state: 'waiting', daysLate: 0 })
    expect(clock.title.key).toBe('clock.noticeOver')
  })

  it('are met by an answer, and late only when the answer itself prints a later day', () => {
    const answered = letter({ answeredOn: '2027-01-10' })
    expect(clocksOf(answered, '2027-02-01').map(({ state, daysLate }) => [state, daysLate])).toEqual([
      ['met', 0],
      ['met', 0],
      ['met', 0],
    ])
    const late = { ...answered, finishedOn: '2027-01-04' }
    expect(clockNamed('reinvestigation', late, '2027-02-01')).toMatchObject({ state: 'met', daysLate: 7 })
    expect(clockNamed('results', late, '2027-02-01').due).toBe('2027-01-11')
  })

  it('add 15 days for the description of procedure, and five business days for notices that an answer makes due', () => {
    const second = letter({
      asksForProcedure: true,
      frivolousOn: '2026-11-20',
      reinsertedOn: '2026-12-24',
    })
    expect(clockNamed('procedure', second, '2026-11-16')).toMatchObject({
      due: '2026-11-28',
      source: 'FCRA 611(a)(7)',
    })
    // Thanksgiving lies between.
    expect(clockNamed('frivolous_notice', second, '2026-11-21').due).toBe('2026-11-30')
    expect(clockNamed('reinsertion_notice', second, '2027-01-08')).toMatchObject({
      due: '2027-01-04',
      state: 'late',
      daysLate: 4,
    })
    expect(
      clockNamed('reinsertion_notice', { ...second, reinsertionNoticeOn: '2026-12-30' }, '2027-01-08').state,
    ).toBe('met')
  })

  it('extend for information that was on its way with the letter itself', () => {
    const crossing = letter({ sentAfterFreeReport: false, moreInfoSentOn: '2026-11-12' })
    expect(clockNamed('reinvestigation', crossing, '2026-11-16').due).toBe('2026-12-28')
  })

  it('count a notice of reinsertion from the day that it prints, and show one without that day as come', () => {
    const told = letter({ reinsertedOn: '2026-12-24', reinsertionNoticeOn: '2027-01-08' })
    expect(clockNamed('reinsertion_notice', told, '2027-02-01')).toMatchObject({ state: 'met', daysLate: 4 })
    expect(
      clockNamed('reinsertion_notice', letter({ reinsertionNoticeOn: '2027-01-08' }), '2027-02-01'),
    ).toMatchObject({ from: null, due: null, state: 'met', daysLate: 0 })
  })
})

describe('the clocks of other letters', () => {
  it('give a furnisher 30 days also after a free report', () => {
    const furnisher = letter({ kind: 'furnisher_dispute', recipient: 'ALDER BANK' })
    expect(clocksOf(furnisher, '2026-12-20')).toMatchObject([
      { key: 'direct_dispute', due: '2026-12-13', state: 'late', daysLate: 7 },
    ])
  })

  it('take the answer of a furnisher, and call it late only by the day that it prints', () => {
    const furnisher = letter({ kind: 'furnisher_dispute', recipient: 'ALDER BANK' })
    const [inTime] = clocksOf({ ...furnisher, answeredOn: '2026-12-13' }, '2027-01-20')
    expect(inTime).toMatchObject({ state: 'met', daysLate: 0 })
    const after = { ...furnisher, answeredOn: '2026-12-18' }
    expect(clocksOf(after, '2027-01-20')[0]).toMatchObject({
      state: 'waiting',
      daysLate: 0,
      title: says('clock.directDisputeOver', { recipient: 'ALDER BANK' }),
    })
    for (const [finishedOn, daysLate] of [
      ['2026-12-13', 0],
      ['2026-12-16', 3],
    ] as const)
      expect(clocksOf({ ...after, finishedOn }, '2027-01-20')[0]).toMatchObject({ state: 'met', daysLate })
  })

  it('give a bureau four business days to block and three to freeze, and do not call it late', () => {
    const block = letter({ kind: 'identity_theft_block', deliveredOn: '2026-11-24' })
    expect(clockNamed('block', block, '2026-11-25')).toMatchObject({ due: '2026-12-01', state: 'running' })
    expect(clockNamed('block', block, '2026-12-10')).toMatchObject({ state: 'waiting', daysLate: 0 })
    const freeze = letter({ kind: 'security_freeze', deliveredOn: '2026-11-24' })
    expect(clockNamed('freeze', freeze, '2026-11-25').due).toBe('2026-11-30')
  })

  it('give a letter that only disputes stolen entries the time of a dispute, and no four days', () => {
    const dispute = letter({
      kind: 'identity_theft_block',
      asksForBlock: false,
      sentAfterFreeReport: false,
      deliveredOn: '2026-11-24',
    })
    expect(clocksOf(dispute, '2026-11-25').map(({ key, due }) => [key, due])).toEqual([
      ['reinvestigation', '2026-12-24'],
    ])
  })

  it('count the 30 days of a validation request from the collector’s notice, for the consumer', () => {
    const request = letter({ kind: 'collector_validation', recipient: 'LVNV', mailedOn: null })
    expect(clockNamed('validation_period', request, '2026-11-16').state).toBe('waiting')
    const known = { ...request, validationNoticeOn: '2026-10-20' }
    expect(clockNamed('validation_period', known, '2026-11-16')).toMatchObject({
      due: '2026-11-19',
      state: 'running',
    })
    expect(clockNamed('validation_period', { ...known, mailedOn: '2026-11-19' }, '2026-11-30')).toMatchObject(
      {
        state: 'met',
        daysLate: 0,
      },
    )
  })

  it('follow a complaint to the CFPB through 15 and 60 days, and 60 for the consumer’s comment', () => {
    const complaint = letter({ kind: 'cfpb_complaint', deliveredOn: '2027-01-04' })
    expect(clocksOf(complaint, '2027-01-10').map(({ due, state }) => [due, state])).toEqual([
      ['2027-01-19', 'running'],
      ['2027-03-05', 'running'],
      [null, 'waiting'],
    ])
    expect(clocksOf({ ...complaint, answeredOn: '2027-01-18' }, '2027-01-20')[2]).toMatchObject({
      due: '2027-03-19',
      state: 'running',
    })
  })

  it('know a company that is still at work from one that has answered', () => {
    const complaint = letter({ kind: 'cfpb_complaint', deliveredOn: '2027-01-04' })
    const states = (changes: Partial<ClockedLetter>) =>
      clocksOf({ ...complaint, ...changes }, '2027-04-01').map(({ state, daysLate }) => [state, daysLate])
    expect(states({ interimAnswerOn: '2027-01-15' })).toEqual([
      ['met', 0],
      ['waiting', 0],
      ['waiting', 0],
    ])
    const both = { interimAnswerOn: '2027-01-21', answeredOn: '2027-03-10' }
    expect(states(both)).toEqual([
      ['met', 2],
      ['met', 5],
      ['running', 0],
    ])
    // Nothing shows whether it said within the 15 days that it is at work.
    expect(states({ answeredOn: '2027-02-20' })).toEqual([
      ['waiting', 0],
      ['met', 0],
      ['running', 0],
    ])
  })

  it('call nobody late for the consumer’s own days, or for what no law sets', () => {
    const own = letter({ kind: 'collector_validation', mailedOn: null, validationNoticeOn: '2026-10-20' })
    const complaint = letter({ kind: 'cfpb_complaint', answeredOn: null })
    const all = [...clocksOf(own, '2027-09-01'), ...clocksOf(complaint, '2027-09-01')]
    expect(all.map(({ state, daysLate }) => [state, daysLate])).toEqual(all.map(() => ['waiting', 0]))
    expect(all[0]?.title).toEqual(says('clock.validationOver', { recipient: 'Experian' }))
  })

  it('are told by the document', () => {
    expect(letterKindOf('equifax_dispute_letter')).toBe('bureau_dispute')
    expect(letterKindOf('furnisher_dispute_letter_12')).toBe('furnisher_dispute')
    expect(letterKindOf('security_freeze_experian')).toBe('security_freeze')
    expect(letterKindOf('mail_log')).toBeNull()
  })
})
