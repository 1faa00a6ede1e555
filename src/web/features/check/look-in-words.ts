import type { Finding } from '../../../engine/audit/finding.ts'
import { wordFinding } from '../../../shared/findings/word-finding.ts'
import type { Messages } from '../../../shared/messages/messages.ts'
import type { Said } from '../../../shared/sentences/said.ts'
import type { LookedAt } from '../../reader/worker-messages.ts'

export type WordedFinding = Pick<
  Finding,
  'id' | 'strength' | 'evidence' | 'title' | 'statement' | 'innocentExplanation' | 'request'
>

export interface WordedLook {
  findings: WordedFinding[]
  /** How many. */
  questions: number
  reports: LookedAt['reports']
  notes: string[]
}

/** What was found, strongest first, in the words of the page's language. What the reports print stays as it is. */
export function lookInWords(
  look: LookedAt,
  texts: Messages['findings'],
  say: (said: Said) => string,
): WordedLook {
  const provable = look.findings.filter(({ strength }) => strength === 'A')
  const others = look.findings.filter(({ strength }) => strength !== 'A')
  return {
    findings: [...provable, ...others].map((finding) => ({
      ...finding,
      evidence: finding.evidence.map((line) => ({ ...line, label: texts.fields[line.label] ?? line.label })),
      ...(texts.language && wordFinding(texts.language, finding)),
    })),
    questions: look.questions.length,
    reports: look.reports,
    notes: look.notes.flatMap(({ file, sentence }) => (file === null ? [say(sentence)] : [])),
  }
}

/** Findings of one kind and strength as one row, in the order in which the first of each came. */
export function byKind(
  findings: readonly WordedFinding[],
): { title: string; strength: 'A' | 'B'; count: number }[] {
  const kinds = new Map<string, { title: string; strength: 'A' | 'B'; count: number }>()
  for (const { title, strength: own } of findings) {
    const strength = own === 'A' ? 'A' : 'B'
    const key = `${strength} ${title}`
    const kind = kinds.get(key) ?? { title, strength, count: 0 }
    kinds.set(key, { ...kind, count: kind.count + 1 })
  }
  return [...kinds.values()]
}
