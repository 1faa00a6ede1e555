import type { NextStep } from '../../../shared/rules/next-step.ts'
import type { CasePart } from './case-parts.ts'

type LinkedPart = Extract<
  CasePart,
  'reports' | 'findings' | 'documents' | 'mail' | 'answers' | 'messages' | 'money'
>

/** Where a step is done; the first is the one most needed. What a press starts by itself has none. */
export function stepParts(step: NextStep): LinkedPart[] {
  switch (step.kind) {
    case 'intake':
    case 'intakeTester':
      return ['messages']
    case 'payment':
    case 'unpaid':
    case 'failed':
      return ['money']
    case 'uploadNone':
    case 'uploadSome':
    case 'mend':
    case 'whose':
    case 'notUnderstood':
    case 'errorFiles':
      return ['reports']
    case 'review':
      return ['findings']
    case 'noLetter':
      return step.because === 'nothingDisputed' ? ['findings', 'documents'] : ['documents']
    case 'mail':
      return ['mail', 'documents']
    case 'enterMailed':
    case 'sentUndated':
      return ['mail']
    case 'proveDelivery':
      return ['mail', 'answers']
    case 'wait':
    case 'overdue':
    case 'answered':
    case 'nextRound':
      return ['answers']
    default:
      return []
  }
}
