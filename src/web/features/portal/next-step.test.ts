import { describe, expect, it } from 'vitest'
import { unsentLetter } from '../../test-support/sample-mailings.ts'
import { daysAfter, nextStepOf } from './next-step.ts'

const client = {
  clientType: 'paid' as const,
  paymentStatus: 'paid' as const,
  intakeCompleted: true,
  status: 'uploaded',
  experianReportFile: 'a.pdf',
  equifaxReportFile: 'b.pdf',
  transunionReportFile: 'c.pdf',
  round1MailDate: null,
  round2MailDate: null,
  round3MailDate: null,
}
const today = '2026-09-20'
const pending = { status: 'pending' as const }

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
      'a pending payment is waited for',
      { ...client, paymentStatus: 'pending' as const },
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
    ['a run is watched', client, { status: 'processing' as const }, [], 'processing'],
    [
      'a failed run is shown before old documents',
      client,
      { status: 'error' as const },
      [{ round: 1 }],
      'error',
    ],
    ['documents are to be mailed', client, { status: 'completed' as const }, [{ round: 1 }], 'mail'],
    ['a completed case is completed', { ...client, status: 'completed' }, pending, [], 'completed'],
  ])('%s', (_what, given, processing, documents, kind) => {
    expect(nextStepOf({ client: given, processing, documents, unusable: [], today }).kind).toBe(kind)
  })

  it('names the bureaus whose report is missing', () => {
    const given = { ...client, equifaxReportFile: null, transunionReportFile: null }
    expect(nextStepOf({ client: given, processing: pending, documents: [], unusable: [], today })).toEqual({
      kind: 'uploadSome',
      missing: ['Equifax', 'TransUnion'],
      tester: false,
    })
  })

  it('counts a file that cannot be read as missing', () => {
    const step = nextStepOf({ client, processing: pending, documents: [], unusable: ['experian'], today })
    expect(step).toEqual({ kind: 'uploadSome', missing: ['Experian'], tester: false })
  })

  it('asks for another file when one of them stopped the run', () => {
    const processing = { status: 'error' as const }
    const step = nextStepOf({ client, processing, documents: [], unusable: ['equifax'], today })
    expect(step.kind).toBe('errorFiles')
  })

  it('asks for reports when there are none', () => {
    const given = { ...client, experianReportFile: null, equifaxReportFile: null, transunionReportFile: null }
    expect(nextStepOf({ client: given, processing: pending, documents: [], unusable: [], today })).toEqual({
      kind: 'uploadNone',
    })
  })

  it('says when answers to a mailed round are due', () => {
    const given = { ...client, status: 'round1_sent', round1MailDate: '2026-08-12' }
    expect(
      nextStepOf({
        client: given,
        processing: { status: 'completed' },
        documents: [{ round: 1 }],
        unusable: [],
        today,
      }),
    ).toEqual({
      kind: 'wait',
      round: 1,
      mailed: '2026-08-12',
      from: '2026-09-16',
      to: '2026-10-01',
    })
  })

  it('says so when the last day for answers has passed, and not on that day', () => {
    const given = { ...client, status: 'round1_sent', round1MailDate: '2026-08-12' }
    expect(
      nextStepOf({
        client: given,
        processing: { status: 'completed' },
        documents: [],
        unusable: [],
        today: '2026-10-01',
      }).kind,
    ).toBe('wait')
    expect(
      nextStepOf({
        client: given,
        processing: { status: 'completed' },
        documents: [],
        unusable: [],
        today: '2026-10-02',
      }).kind,
    ).toBe('overdue')
  })

  const letters = [{ ...unsentLetter }, { ...unsentLetter, documentId: 10, recipient: 'Equifax' }]
  const mailed = {
    client: { ...client, status: 'round1_sent', round1MailDate: '2026-08-12' },
    processing: { status: 'completed' as const },
    documents: [{ round: 1 }],
    unusable: [],
    today,
  }

  it('asks for decisions before the letters are mailed, and for nothing more when all are made', () => {
    const drafted = { ...mailed, client }
    const open = { undecided: 2, questions: 1, confirmations: 0 }
    expect(nextStepOf({ ...drafted, review: open })).toEqual({ kind: 'review', open: 3 })
    expect(nextStepOf({ ...drafted, review: { undecided: 0, questions: 0, confirmations: 0 } }).kind).toBe(
      'mail',
    )
  })

  it('asks when the other letters of a round were mailed, once one was', () => {
    const sent = { ...unsentLetter, state: 'handed_over' as const }
    const log = { letters: [sent, ...letters.slice(1)], nextRound: null }
    expect(nextStepOf({ ...mailed, log })).toEqual({ kind: 'enterMailed', recipients: ['Equifax'] })
    // Without any entry the mail date came from staff: nothing is known of the single letters.
    expect(nextStepOf({ ...mailed, log: { letters, nextRound: null } }).kind).toBe('wait')
  })

  it('offers the next round when it can be prepared, and its letters when they are written', () => {
    const log = { letters, nextRound: 2 }
    expect(nextStepOf({ ...mailed, log })).toEqual({ kind: 'nextRound', round: 2 })
    expect(nextStepOf({ ...mailed, log, processing: { status: 'processing' } }).kind).toBe('processing')
    expect(nextStepOf({ ...mailed, log, documents: [{ round: 1 }, { round: 2 }] }).kind).toBe('mail')
  })

  it('counts days over the end of a month and of a year', () => {
    expect(daysAfter('2026-12-20', 35)).toBe('2027-01-24')
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
  })
})
