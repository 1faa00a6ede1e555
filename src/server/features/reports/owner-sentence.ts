import { counts, type Ownership } from '../../../engine/match/whose-reports.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Sentence } from '../../../shared/sentences/sentence.ts'

/**
 * Why nothing is written on a bureau's report, for the owner's documents and notes; null when the report counts. It names
 * nobody: whose name a file prints stands beside the file alone.
 */
export function ownerSentence(ownership: Ownership, bureau: string): Sentence | null {
  if (counts(ownership)) return null
  if (ownership.state === 'denied') return says('run.notYours', { bureau })
  if (ownership.state === 'contradicted') return contradiction(ownership.by, bureau)
  if (ownership.state === 'asked' && ownership.because === 'no_name') return says('run.noName', { bureau })
  if (ownership.state === 'asked' && ownership.because === 'same_name_twice')
    return says('run.sameNameTwice', { bureau })
  return says('run.otherName', { bureau })
}

function contradiction(by: readonly ('number' | 'birth_year')[], bureau: string): Sentence {
  if (by.length > 1) return says('run.otherNumberAndYear', { bureau })
  return by[0] === 'birth_year'
    ? says('run.otherNameAndYear', { bureau })
    : says('run.otherNameAndNumber', { bureau })
}
