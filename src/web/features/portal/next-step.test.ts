import { describe, expect, it } from 'vitest'
import { deliveredLetter, lateClock, unsentLetter } from '../../test-support/sample-mailings.ts'
import { nextStepOf } from './next-step.ts'

const client = {
  clientType: 'paid' as const,
  paymentUnderWay: false,
  paymentStatus: 'paid' as const,
  intakeCompleted: true,
  status: 'uploaded',
  experianReportFile: 'a.pdf',
  equifaxReportFile: 'b.pdf',
  transunionReportFile: 'c.pdf',
  round1MailDate: null,
  round2MailDate: null,
  round3MailDate: null,
  laterMailDates: [],
}
const pending = { status: 'pending' as const }
const letterOf = (round: number) => ({
  documentType: 'experian_dispute_letter',
  fileName: `experian-dispute-letter-round-${round}.pdf`,
  round,
})

describe('the next step of a client', () => {
  it.each([
    ['the intake comes first', { ...client, intakeCompleted: false }, pending, [], 'intake'],
    [
      'a tester needs the token for it',
      { ...client, clientType: 'tester' as const, intakeCompleted: false },
      pending,
      [],
      'intakeTester',
    ],
    ['a refunded case says so', { ...client, paymentStatus: 'failed' as const }, pending, [], 'failed'],
    [
      'an unpaid case is to be paid for',
      { ...client, paymentStatus: 'pending' as const },
      pending,
      [],
      'unpaid',
    ],
    [
      'a payment that the bank confirms is waited for',
      { ...client, paymentStatus: 'pending' as const, paymentUnderWay: true },
      pending,
      [],
      'payment',
    ],
    ['a paid client with all reports may start', client, pending, [], 'start'],
    [
      'a tester waits',
      { ...client, clientType: 'tester' as const, paymentStatus: 'pending' as const },
      pending,
      [],
      'waiting',
    ],
    [
      'a round that was sent before the case came here waits for its day',
      { ...client, status: 'round1_sent' },
      pending,
      [],
      'sentUndated',
    ],
    ['a run is watched', client, { status: 'processing' as const }, [], 'processing'],
    [
      'a failed run is shown before old documents',
      client,
      { status: 'error' as const },
      [letterOf(1)],
      'error',
    ],
    ['documents are to be mailed', client, { status: 'completed' as const }, [letterOf(1)], 'mail'],
    ['a completed case is completed', { ...client, status: 'completed' }, pending, [], 'completed'],
  ])('%s', (_what, given, processing, documents, kind) => {
    expect(nextStepOf({ client: given, processing, documents, unusable: [] }).kind).toBe(kind)
  })

  it('names the bureaus whose report is missing', () => {
    const given = { ...client, equifaxReportFile: null, transunionReportFile: null }
    expect(nextStepOf({ client: given, processing: pending, documents: [], unusable: [] })).toEqual({
      kind: 'uploadSome',
      missing: ['Equifax', 'TransUnion'],
      tester: false,
    })
  })

  it('has a file that cannot be used mended first, with letters or without', () => {
    const given = { client, unusable: ['experian'] as const }
    expect(nextStepOf({ ...given, processing: pending, documents: [] })).toEqual({
      kind: 'mend',
      bureaus: ['Experian'],
      without: null,
    })
    const completed = { status: 'completed' as const }
    expect(nextStepOf({ ...given, processing: completed, documents: [letterOf(1)] })).toMatchObject({
      kind: 'mend',
      without: 'letters',
    })
  })

  it('asks first whose a report is, since nothing is written on it before', () => {
    for (const status of ['error', 'completed', 'pending'] as const) {
      const given = { client, processing: { status }, documents: [letterOf(1)], unusable: [] }
      expect(nextStepOf({ ...given, asked: true })).toEqual({ kind: 'whose' })
    }
  })

  it('asks for another file when one of them stopped the run', () => {
    const processing = { status: 'error' as const }
    const step = nextStepOf({ client, processing, documents: [], unusable: ['equifax'] })
    expect(step.kind).toBe('errorFiles')
  })

  it('asks for reports when there are none', () => {
    const given = { ...client, experianReportFile: null, equifaxReportFile: null, transunionReportFile: null }
    expect(nextStepOf({ client: given, processing: pending, documents: [], unusable: [] })).toEqual({
      kind: 'uploadNone',
    })
  })

  const decided = {
    findings: 4,
    tooLow: [],
    undecided: 0,
    questions: 0,
    confirmations: 0,
    digits: false,
    birthDate: false,
  }
  const letters = [{ ...unsentLetter }, { ...unsentLetter, documentId: 10, recipient: 'Equifax' }]
  const mailed = {
    client: { ...client, status: 'round1_sent', round1MailDate: '2026-08-12' },
    processing: { status: 'completed' as const },
    documents: [letterOf(1)],
    unusable: [],
  }

  /** Of a letter to a bureau, mailed in round 1. */
  const dispute = (recipient: string, due: string | null, state: 'waiting' | 'running' | 'late' | 'met') => ({
    ...deliveredLetter,
    recipient,
    clocks: [{ ...lateClock, key: 'results', due, state }],
  })
  const stepWith = (...letters: (typeof deliveredLetter)[]) =>
    nextStepOf({ ...mailed, log: { letters, nextRound: null } })

  it('says when answers are due by the proved deliveries, and whose delivery nothing proves', () => {
    expect(
      stepWith(
        dispute('Experian', '2026-11-21', 'running'),
        dispute('Equifax', '2026-11-18', 'running'),
        dispute('TransUnion', null, 'waiting'),
      ),
    ).toEqual({
      kind: 'wait',
      round: 1,
      mailed: '2026-08-12',
      from: '2026-11-18',
      to: '2026-11-21',
      unproved: ['TransUnion'],
    })
  })

  it('calls nobody late whose delivery nothing proves, however long ago the round was mailed', () => {
    const unproved = { kind: 'proveDelivery', round: 1, mailed: '2026-08-12' }
    expect(stepWith(dispute('Experian', null, 'waiting'))).toEqual({ ...unproved, recipients: ['Experian'] })
    // A date that staff entered, before any letter stands in the log.
    expect(nextStepOf(mailed)).toEqual({ ...unproved, recipients: [] })
  })

  it('names who is late and since when, and nobody who answered', () => {
    expect(
      stepWith(
        dispute('Experian', '2026-11-21', 'late'),
        dispute('Equifax', '2026-11-18', 'met'),
        dispute('TransUnion', null, 'waiting'),
      ),
    ).toEqual({ kind: 'overdue', round: 1, recipients: ['Experian'], due: '2026-11-21' })
    expect(stepWith(dispute('Equifax', '2026-11-18', 'met'))).toEqual({ kind: 'answered', round: 1 })
  })

  it('asks for decisions before the letters are mailed, and for nothing more when all are made', () => {
    const drafted = { ...mailed, client }
    const open = { ...decided, undecided: 2, questions: 1 }
    expect(nextStepOf({ ...drafted, review: open })).toEqual({
      kind: 'review',
      findings: 2,
      answers: 1,
      hasReady: false,
    })
    expect(nextStepOf({ ...drafted, review: decided }).kind).toBe('mail')
  })

  it('says so when the round has notes and papers, and no letter', () => {
    const note = { ...letterOf(1), fileName: 'experian-no-letter-round-1.pdf' }
    const complaint = { documentType: 'complaint_letter', fileName: 'complaint-letter-round-1.pdf', round: 1 }
    const drafted = { ...mailed, client, documents: [note, complaint] }
    const found = (findings: number) => nextStepOf({ ...drafted, review: { ...decided, findings } })
    expect(found(0)).toEqual({ kind: 'noLetter', because: 'nothingFound' })
    expect(found(3)).toEqual({ kind: 'noLetter', because: 'nothingDisputed' })
    expect(nextStepOf({ ...drafted, review: { ...decided, findings: 0, tooLow: ['Equifax'] } })).toEqual({
      kind: 'notUnderstood',
      bureaus: ['Equifax'],
    })
  })

  it('asks when the other letters of a round were mailed, once one was', () => {
    const sent = { ...unsentLetter, state: 'handed_over' as const }
    const log = { letters: [sent, ...letters.slice(1)], nextRound: null }
    expect(nextStepOf({ ...mailed, log })).toEqual({ kind: 'enterMailed', recipients: ['Equifax'] })
    // Without any entry the mail date came from staff: nothing is known of the single letters.
    expect(nextStepOf({ ...mailed, log: { letters, nextRound: null } }).kind).toBe('proveDelivery')
  })

  it('offers the next round when it can be prepared, and its letters when they are written', () => {
    const log = { letters, nextRound: 2 }
    expect(nextStepOf({ ...mailed, log })).toEqual({ kind: 'nextRound', round: 2 })
    expect(nextStepOf({ ...mailed, log, processing: { status: 'processing' } }).kind).toBe('processing')
    expect(nextStepOf({ ...mailed, log, documents: [letterOf(1), letterOf(2)] }).kind).toBe('mail')
  })
})
