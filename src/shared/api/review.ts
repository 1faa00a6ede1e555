import * as z from 'zod/mini'
import { defineCall, packedAnswer } from '../call.ts'
import { said } from '../sentences/said.ts'
import { saysCode } from '../sentences/says.ts'
import { debtOwners, removalEntry } from './review-debts.ts'
import { reviewBirthDate, reviewDigits } from './review-identity.ts'
import { bureauName, clientIdParams, recordNumber } from './vocabulary.ts'

/** The label stands where the line begins, with columns of others between it and the value. */
const inColumns = z.optional(z.literal(true))

/** One line of the client's own report. `picture`: path of a PNG of that line, null where none could be drawn. */
export const reviewEvidence = z.object({
  bureau: bureauName,
  creditor: z.nullable(z.string()),
  label: z.string(),
  /** Of a label that names a month: the field without it, and the month 'YYYY-MM'. */
  ofMonth: z.optional(z.object({ field: z.string(), month: z.string() })),
  /** As printed; '' for a field that is printed without a value. */
  printed: z.string(),
  page: z.number(),
  inColumns,
  picture: z.nullable(z.object({ url: z.string(), width: z.number(), height: z.number() })),
})
export type ReviewEvidence = z.infer<typeof reviewEvidence>

export const decision = z.enum(['dispute', 'skip', 'hold'])
export type Decision = z.infer<typeof decision>

/**
 * What a page in another language words a finding from: `FindingFacts` of its rule, and the answer that made it a dispute.
 * Without them it is shown as the letter says it.
 */
const keptFacts = z.optional(z.record(z.string(), z.unknown()))

/** A finding of strength A or B. `id` is its fingerprint: it stays the same when the same report is read again. */
export const reviewFinding = z.object({
  id: z.string(),
  ruleKey: z.string(),
  strength: z.enum(['A', 'B']),
  title: z.string(),
  statement: z.string(),
  innocentExplanation: z.string(),
  request: z.string(),
  facts: keptFacts,
  answered: z.optional(z.object({ key: z.string(), day: z.nullable(z.string()) })),
  law: z.object({ citation: z.string(), sentence: z.string() }),
  /** 'policy': only the bureaus' own voluntary practice leaves the entry out; no law does, and the letter says so. */
  ground: z.enum(['law', 'policy']),
  bureaus: z.array(bureauName),
  evidence: z.array(reviewEvidence),
  /**
   * Where it stands in the papers of the round: the letter and its item number, null while it is grey in the draft or
   * `kept` for a later round. Empty when set aside.
   */
  letters: z.array(z.object({ bureau: bureauName, item: z.nullable(z.number()), kept: z.boolean() })),
  /** null: not decided yet; it is in no letter before the client decides to dispute it. */
  decision: z.nullable(z.object({ decision, note: z.nullable(z.string()), decidedAt: z.string() })),
  /** Values of it that character recognition read and that the client has not confirmed: it is in no letter. */
  unconfirmed: z.number(),
})
export type ReviewFinding = z.infer<typeof reviewFinding>

/** Only the client knows; kept apart from findings everywhere. */
export const reviewQuestion = z.object({
  id: z.string(),
  ruleKey: z.string(),
  title: z.string(),
  /** Why we ask: what is printed. */
  why: z.string(),
  innocentExplanation: z.string(),
  facts: keptFacts,
  text: z.string(),
  answers: z.array(z.object({ key: z.string(), label: z.string(), input: z.nullable(z.literal('date')) })),
  evidence: z.array(reviewEvidence),
  answer: z.nullable(
    z.object({
      key: z.string(),
      value: z.nullable(z.string()),
      becomes: z.enum(['dispute', 'drop']),
      answeredAt: z.string(),
    }),
  ),
})
export type ReviewQuestion = z.infer<typeof reviewQuestion>

/** A value that character recognition read from a scan. */
export const reviewConfirmation = z.object({
  id: z.string(),
  bureau: bureauName,
  creditor: z.nullable(z.string()),
  label: z.string(),
  read: z.string(),
  /** 0 to 1. */
  confidence: z.number(),
  inColumns,
  picture: z.nullable(z.object({ url: z.string(), width: z.number(), height: z.number() })),
  confirmed: z.nullable(z.boolean()),
})
export type ReviewConfirmation = z.infer<typeof reviewConfirmation>

/** What the report itself counts against what was read, and every line that was not understood. */
export const reviewCoverage = z.object({
  bureau: bureauName,
  fileName: z.string(),
  /** 'Experian, AnnualCreditReport.com' and the like. */
  layout: z.string(),
  /** True for a layout never seen: read by its labels, strength lowered. */
  byLabelsOnly: z.boolean(),
  isScan: z.boolean(),
  reportDate: z.string(),
  accounts: z.object({ stated: z.nullable(z.number()), found: z.number() }),
  hardInquiries: z.object({ stated: z.nullable(z.number()), found: z.number() }),
  /** 0 to 1; below `enough` only what is proven of it counts. */
  share: z.number(),
  enough: z.number(),
  /** 'part': what is proven counts, all else is left out; 'nothing': no letter is written on it. */
  use: z.enum(['whole', 'part', 'nothing']),
  /** What is left out and how to mend it; null where nothing is. */
  leftOut: z.nullable(said),
  unread: z.array(z.object({ text: z.string(), page: z.number() })),
})
export type ReviewCoverage = z.infer<typeof reviewCoverage>

export const review = z.object({
  /** null: nothing was analysed yet. */
  runId: z.nullable(z.string()),
  analysedAt: z.nullable(z.string()),
  ruleSetVersion: z.nullable(z.string()),
  round: z.number(),
  /** The round's letters are mailed: decisions no longer change them. */
  frozen: z.boolean(),
  /** What the run stopped or warned about, one sentence each. */
  notices: z.array(said),
  coverage: z.array(reviewCoverage),
  findings: z.array(reviewFinding),
  questions: z.array(reviewQuestion),
  confirmations: z.array(reviewConfirmation),
  /** null: there is nothing to choose. */
  digits: z.nullable(reviewDigits),
  /** null: there is nothing to choose. */
  birthDate: z.nullable(reviewBirthDate),
  /** Items that look like errors or are negative and are not worth a dispute, each with why. */
  notWorth: z.array(
    z.object({ bureau: bureauName, creditor: z.string(), what: z.string(), why: z.string() }),
  ),
  removals: z.array(removalEntry),
  /** Debts that changed hands. */
  debts: z.array(debtOwners),
})
export type Review = z.infer<typeof review>

export const getReview = defineCall({
  name: 'getReview',
  method: 'GET',
  path: '/api/clients/:id/review',
  summary: 'Everything the client decides on: findings with proof, questions, coverage, removal calendar.',
  params: clientIdParams,
  reply: review,
  headers: packedAnswer,
})

/** The same decision twice changes nothing. 409 once the round is mailed; 404 for a finding that is not there. */
export const decideFinding = defineCall({
  name: 'decideFinding',
  method: 'POST',
  path: '/api/clients/:id/decisions',
  summary: 'Dispute / not this one / tell us more, for one finding.',
  params: clientIdParams,
  body: z.object({
    finding: z.string().check(z.maxLength(64)),
    decision,
    note: z.optional(z.string().check(z.trim(), z.maxLength(2000, saysCode('check.noteTooLong')))),
  }),
  reply: z.object({ decidedAt: z.string() }),
})

/** The finding waits for a decision again. Twice changes nothing. 409 once the round is mailed; 404 as above. */
export const takeBackDecision = defineCall({
  name: 'takeBackDecision',
  method: 'POST',
  path: '/api/clients/:id/decisions/taken-back',
  summary: 'Take a decision on one finding back: it is undecided again.',
  params: clientIdParams,
  body: z.object({ finding: z.string().check(z.maxLength(64)) }),
  reply: z.object({ takenBackAt: z.string() }),
})

/**
 * One decision for all that the client was shown: findings that the reports themselves prove (strength A). 409 when one
 * of them is not of these, or is decided already; then nothing is decided.
 */
export const disputeProvable = defineCall({
  name: 'disputeProvable',
  method: 'POST',
  path: '/api/clients/:id/decisions/provable',
  summary: 'Dispute every listed finding that the reports themselves prove.',
  params: clientIdParams,
  body: z.object({
    findings: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(500)),
  }),
  reply: z.object({ decidedAt: z.string() }),
})

/** One act for what is left: each stays out of the letters until it is decided. 409 as above. */
export const leaveForLater = defineCall({
  name: 'leaveForLater',
  method: 'POST',
  path: '/api/clients/:id/decisions/later',
  summary: 'Leave every listed finding out of the letters for now.',
  params: clientIdParams,
  body: z.object({
    findings: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(500)),
  }),
  reply: z.object({ decidedAt: z.string() }),
})

export const answerQuestion = defineCall({
  name: 'answerQuestion',
  method: 'POST',
  path: '/api/clients/:id/answers',
  summary: 'What only the client knows, for one question.',
  params: clientIdParams,
  body: z.object({
    question: z.string().check(z.maxLength(64)),
    answer: z.string().check(z.maxLength(64)),
    /** ISO date, where the answer asks for one. */
    value: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({ answeredAt: z.string(), becomes: z.enum(['dispute', 'drop']) }),
})

export const confirmValue = defineCall({
  name: 'confirmValue',
  method: 'POST',
  path: '/api/clients/:id/confirmations',
  summary: 'Whether a value that character recognition read is what the report prints.',
  params: clientIdParams,
  body: z.object({ value: z.string().check(z.maxLength(64)), correct: z.boolean() }),
  reply: z.object({ confirmedAt: z.string() }),
})

/** JSON: every decision, answer and confirmation with its time and the wording that was shown. */
export const exportFacts = defineCall({
  name: 'exportFacts',
  method: 'GET',
  path: '/api/clients/:id/facts',
  summary: 'Every fact that the client confirmed, with time and wording, as a file.',
  params: clientIdParams,
  produces: 'file',
})

export const getEvidencePicture = defineCall({
  name: 'getEvidencePicture',
  method: 'GET',
  path: '/api/clients/:id/evidence/:picture',
  summary: "A PNG of one line of the client's own report, the line marked.",
  params: z.object({ id: recordNumber, picture: z.string() }),
  produces: 'file',
})
