import * as z from 'zod/mini'
import type { NextStep } from '../rules/next-step.ts'

const names = z.array(z.string())
const round = z.number()
/** ISO day. */
const day = z.string()

/** What a case waits for, as the one rule of `rules/next-step.ts` finds it. */
export const caseStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum([
      'intake',
      'intakeTester',
      'payment',
      'unpaid',
      'failed',
      'uploadNone',
      'start',
      'waiting',
      'whose',
      'processing',
      'error',
      'errorFiles',
      'mail',
      'completed',
    ]),
  }),
  z.object({
    kind: z.literal('mend'),
    bureaus: names,
    without: z.nullable(z.enum(['letters', 'nextRound'])),
  }),
  z.object({ kind: z.literal('uploadSome'), missing: names, tester: z.boolean() }),
  z.object({
    kind: z.literal('noLetter'),
    because: z.enum(['nothingFound', 'nothingDisputed', 'unknown']),
  }),
  z.object({ kind: z.literal('notUnderstood'), bureaus: names }),
  z.object({
    kind: z.literal('review'),
    findings: z.number(),
    answers: z.number(),
    hasReady: z.boolean(),
  }),
  z.object({ kind: z.literal('enterMailed'), recipients: names }),
  z.object({ kind: z.enum(['nextRound', 'answered', 'sentUndated']), round }),
  z.object({ kind: z.literal('wait'), round, mailed: day, from: day, to: day, unproved: names }),
  z.object({ kind: z.literal('overdue'), round, recipients: names, due: day }),
  z.object({ kind: z.literal('proveDelivery'), round, mailed: day, recipients: names }),
]) satisfies z.ZodMiniType<NextStep>
