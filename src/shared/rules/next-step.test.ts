import { describe, expect, it } from 'vitest'
import type { ClockedLetter } from './clocked-letter.ts'
import { clocksOf } from './dispute-clocks.ts'
import { expectedByMailDate, type LogLetter, nextStepOf, type StepFacts } from './next-step.ts'

const today = '2026-11-20'
const case_: StepFacts = {
  stage: 'uploaded',
  isTester: false,
  payment: 'settled',
  isIntakeComplete: true,
  run: 'pending',
  draftedRound: null,
  hasLetters: true,
  missingReports: [],
  unusableReports: [],
  isOwnerAsked: false,
  openFindings: 0,
  findings: 4,
  notUnderstood: [],
  openAnswers: 0,
  mailDates: [null, null, null],
  letters: [],
  nextRound: null,
}
const tester = { ...case_, isTester: true, payment: 'open' as const }
const allMissing = ['Experian', 'Equifax', 'TransUnion']

describe('the next step before a letter is mailed', () => {
  it.each<[string, StepFacts, object]>([
    ['the intake comes first', { ...case_, isIntakeComplete: false, payment: 'open' }, { kind: 'intake' }],
    ['a tester needs the token for it', { ...tester, isIntakeComplete: false }, { kind: 'intakeTester' }],
    ['a refunded case says so before all', { ...case_, payment: 'failed', run: 'error' }, { kind: 'failed' }],
    ['a tester has no payment that could fail', { ...tester, payment: 'failed' }, { kind: 'waiting' }],
    ['an unpaid case is to be paid for', { ...case_, payment: 'open' }, { kind: 'unpaid' }],
    ['a payment is waited for', { ...case_, payment: 'under-way' }, { kind: 'payment' }],
    ['a run is watched', { ...case_, run: 'processing', isOwnerAsked: true }, { kind: 'processing' }],
    [
      'whose a report is comes before drafts',
      { ...case_, isOwnerAsked: true, draftedRound: 1 },
      { kind: 'whose' },
    ],
    [
      'a run that stopped comes before old drafts',
      { ...case_, run: 'error', draftedRound: 1 },
      { kind: 'error' },
    ],
    [
      'a file may have stopped it',
      { ...case_, run: 'error', unusableReports: ['Equifax'] },
      { kind: 'errorFiles' },
    ],
    [
      'a report that cannot be used is mended before its letters are gone on with',
      { ...case_, draftedRound: 1, openFindings: 2, unusableReports: ['Equifax'] },
      { kind: 'mend', bureaus: ['Equifax'], without: 'letters' },
    ],
    [
      'the same before anything is written',
      { ...case_, missingReports: ['Equifax'], unusableReports: ['Equifax'] },
      { kind: 'mend', bureaus: ['Equifax'], without: null },
    ],
    [
      'a payment comes before it',
      { ...case_, payment: 'open', unusableReports: ['Equifax'] },
      { kind: 'unpaid' },
    ],
    ['no report is here', { ...case_, missingReports: allMissing }, { kind: 'uploadNone' }],
    [
      'some reports are here',
      { ...case_, missingReports: ['Equifax'] },
      { kind: 'uploadSome', missing: ['Equifax'], tester: false },
    ],
    ['a paid client starts', case_, { kind: 'start' }],
    ['a tester waits', tester, { kind: 'waiting' }],
    [
      'drafts are decided on',
      { ...case_, draftedRound: 1, openFindings: 2 },
      { kind: 'review', findings: 2, answers: 0, hasReady: false },
    ],
    [
      'who has nothing to mail is told that nothing was found',
      { ...case_, draftedRound: 1, hasLetters: false, findings: 0 },
      { kind: 'noLetter', because: 'nothingFound' },
    ],
    [
      'who disputes nothing, that it is their decision',
      { ...case_, draftedRound: 1, hasLetters: false, notUnderstood: ['Equifax'] },
      { kind: 'noLetter', because: 'nothingDisputed' },
    ],
    [
      'a report that was hardly understood is no good result',
      { ...case_, draftedRound: 1, hasLetters: false, findings: 0, notUnderstood: ['Equifax'] },
      { kind: 'notUnderstood', bureaus: ['Equifax'] },
    ],
    [
      'nothing is claimed while the findings are not known',
      { ...case_, draftedRound: 1, hasLetters: false, findings: null },
      { kind: 'noLetter', because: 'unknown' },
    ],
    [
      'questions come before, since their answers may make a letter',
      { ...case_, draftedRound: 1, hasLetters: false, openAnswers: 1 },
      { kind: 'review', findings: 0, answers: 1, hasReady: false },
    ],
    [
      'letters whose findings are all decided can be signed before the questions are answered',
      { ...case_, draftedRound: 1, openAnswers: 1 },
      { kind: 'review', findings: 0, answers: 1, hasReady: true },
    ],
    ['what is decided is mailed', { ...case_, draftedRound: 1 }, { kind: 'mail' }],
    [
      'drafts stay, whatever becomes of the payment',
      { ...case_, payment: 'open', draftedRound: 1 },
      { kind: 'mail' },
    ],
    ['a stage alone is no mailing', { ...case_, stage: 'round1_sent', draftedRound: 1 }, { kind: 'mail' }],
    ['a completed case is completed', { ...case_, stage: 'completed', run: 'error' }, { kind: 'completed' }],
  ])('%s', (_what, facts, step) => {
    expect(nextStepOf(facts)).toEqual(step)
  })
})

/** A dispute of round 1 as the log has it today. */
function letter(recipient: string, given: Partial<ClockedLetter>, isEntered = true): LogLetter {
  const timed: ClockedLetter = {
    id: `letter-${recipient}`,
    kind: 'bureau_dispute',
    round: 1,
    recipient,
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
    ...given,
  }
  return { round: timed.round, recipient, isEntered, clocks: clocksOf(timed, today) }
}

const mailed = { ...case_, run: 'completed' as const, draftedRound: 1, mailDates: ['2026-10-01', null, null] }
/** Delivered so that its results are due on November 12, and on November 25. */
const late = letter('Experian', { deliveredOn: '2026-10-05' })
const running = letter('Equifax', { deliveredOn: '2026-10-19' })
const unproved = letter('TransUnion', { mailedOn: '2026-10-01' })
const answered = letter('Equifax', { deliveredOn: '2026-10-05', answeredOn: '2026-11-02' })
const wait = { kind: 'wait', round: 1, mailed: '2026-10-01' }
const overdue = { kind: 'overdue', round: 1, recipients: ['Experian'], due: '2026-11-12' }
const prove = { kind: 'proveDelivery', round: 1, mailed: '2026-10-01' }

const inRound2: StepFacts = { ...mailed, mailDates: ['2026-10-01', '2026-11-15', null], draftedRound: 2 }
const again = letter('Equifax', { round: 2, deliveredOn: '2026-11-16' })

describe('the next step after the mailing', () => {
  it.each<[string, StepFacts, object]>([
    [
      'proved deliveries are waited for, and the others are named',
      { ...mailed, letters: [running, unproved] },
      { ...wait, from: '2026-11-25', to: '2026-11-25', unproved: ['TransUnion'] },
    ],
    ['who is late by receipt is named', { ...mailed, letters: [late, running, unproved] }, overdue],
    [
      'nobody is late by a mail date, however old',
      { ...mailed, mailDates: ['2026-01-05', null, null], letters: [unproved] },
      { ...prove, mailed: '2026-01-05', recipients: ['TransUnion'] },
    ],
    ['a date without any letter is proved', mailed, { ...prove, recipients: [] }],
    [
      'answers that are all here are read',
      { ...mailed, letters: [answered] },
      { kind: 'answered', round: 1 },
    ],
    ['an answer hides nobody who is late', { ...mailed, letters: [answered, late] }, overdue],
    [
      'letters left at home are mailed before anything is waited for',
      { ...mailed, letters: [running, letter('TransUnion', {}, false)] },
      { kind: 'enterMailed', recipients: ['TransUnion'] },
    ],
    [
      'a round that may be prepared is offered',
      { ...mailed, letters: [late], nextRound: 2 },
      { kind: 'nextRound', round: 2 },
    ],
    [
      'a run of the next round is watched',
      { ...mailed, run: 'processing', nextRound: 2 },
      { kind: 'processing' },
    ],
    ['a run that stopped is said', { ...mailed, run: 'error', letters: [late] }, { kind: 'error' }],
    [
      'drafts of the next round are decided on',
      { ...mailed, draftedRound: 2, openFindings: 1, letters: [late] },
      { kind: 'review', findings: 1, answers: 0, hasReady: false },
    ],
    ['and mailed', { ...mailed, draftedRound: 2, letters: [late] }, { kind: 'mail' }],
    [
      'a round without a letter has nothing to mail',
      { ...mailed, draftedRound: 2, hasLetters: false, findings: 0, letters: [late] },
      { kind: 'noLetter', because: 'nothingFound' },
    ],
    [
      'a new report that cannot be used is mended before the next round is prepared',
      { ...mailed, letters: [late], nextRound: 2, unusableReports: ['Equifax'] },
      { kind: 'mend', bureaus: ['Equifax'], without: 'nextRound' },
    ],
    [
      'and before its letters are gone on with',
      { ...mailed, draftedRound: 2, openFindings: 1, letters: [late], unusableReports: ['Equifax'] },
      { kind: 'mend', bureaus: ['Equifax'], without: 'letters' },
    ],
    [
      'whose it is comes before both',
      { ...mailed, nextRound: 2, unusableReports: ['Equifax'], isOwnerAsked: true },
      { kind: 'whose' },
    ],
    [
      'while answers are due, a report hides nothing of the law’s days',
      { ...mailed, letters: [late], unusableReports: ['Equifax'] },
      overdue,
    ],
    [
      'letters of the round before are no longer waited for',
      { ...mailed, mailDates: ['2026-10-01', '2026-11-15', null], draftedRound: 2, letters: [late] },
      { ...prove, round: 2, mailed: '2026-11-15', recipients: [] },
    ],
    [
      'but a bureau that got no letter in the newer round still owes its answer',
      { ...inRound2, letters: [late, again] },
      overdue,
    ],
    [
      'also when all that were written to again have answered',
      { ...inRound2, letters: [late, { ...again, clocks: answered.clocks }] },
      overdue,
    ],
    [
      'a letter of a round whose date alone was entered takes the place of the one before',
      { ...inRound2, letters: [late, letter('Experian', { round: 2 }, false)] },
      { ...prove, round: 2, mailed: '2026-11-15', recipients: [] },
    ],
    [
      'one that was written to again owes what the newer letter asks for',
      { ...inRound2, letters: [letter('Equifax', { deliveredOn: '2026-10-05' }), again] },
      { kind: 'wait', round: 2, mailed: '2026-11-15', from: '2026-12-23', to: '2026-12-23', unproved: [] },
    ],
    // The stage and the dates are two views of one fact (decision 39): the date is the one that says when.
    [
      'a mail date counts whatever stage was entered',
      { ...mailed, letters: [late], stage: 'uploaded' },
      overdue,
    ],
    ['also without an intake', { ...mailed, letters: [late], isIntakeComplete: false }, overdue],
    [
      'nothing of it once the case is completed',
      { ...mailed, letters: [late], stage: 'completed' },
      { kind: 'completed' },
    ],
  ])('%s', (_what, facts, step) => {
    expect(nextStepOf(facts)).toEqual(step)
  })

  it('is estimated from the mail date by the longer of the bureaus’ times', () => {
    expect(expectedByMailDate('2026-10-01')).toBe('2026-11-15')
  })
})
