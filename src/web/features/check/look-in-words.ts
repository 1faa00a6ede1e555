import type { Finding } from '../../../engine/audit/finding.ts'
import { gradeOf } from '../../../engine/audit/ground.ts'
import { wordFinding } from '../../../shared/findings/word-finding.ts'
import type { Messages } from '../../../shared/messages/messages.ts'
import type { Said } from '../../../shared/sentences/said.ts'
import type { LookedAt } from '../../reader/worker-messages.ts'

/** P: only a bureau's own policy leaves the entry out; it is never counted among what is wrong. */
export type ShownGrade = 'A' | 'B' | 'P'

export interface WordedFinding
  extends Pick<
    Finding,
    'id' | 'fingerprint' | 'evidence' | 'title' | 'statement' | 'innocentExplanation' | 'request'
  > {
  grade: ShownGrade
}

export interface WordedLook {
  findings: WordedFinding[]
  /** How many. */
  questions: number
  reports: LookedAt['reports']
  notes: string[]
}

const grades: readonly ShownGrade[] = ['A', 'B', 'P']

/** What was found, strongest first, in the words of the page's language. What the reports print stays as it is. */
export function lookInWords(
  look: LookedAt,
  texts: Messages['findings'],
  say: (said: Said) => string,
): WordedLook {
  const found = look.findings.map((finding) => ({
    ...finding,
    grade: shownGrade(finding),
    evidence: finding.evidence.map((line) => ({ ...line, label: texts.fields[line.label] ?? line.label })),
    ...(texts.language && wordFinding(texts.language, finding)),
  }))
  return {
    findings: grades.flatMap((grade) => found.filter((finding) => finding.grade === grade)),
    questions: look.questions.length,
    reports: look.reports,
    notes: look.notes.flatMap(({ file, sentence }) => (file === null ? [say(sentence)] : [])),
  }
}

function shownGrade(finding: Finding): ShownGrade {
  const grade = gradeOf(finding)
  return grade === 'C' ? 'B' : grade
}

/** Findings of one title and grade. */
export interface FindingKind {
  id: string
  title: string
  grade: ShownGrade
  findings: WordedFinding[]
}

/** In the order in which the first of each kind came. */
export function byKind(findings: readonly WordedFinding[]): FindingKind[] {
  const kinds = new Map<string, FindingKind>()
  for (const finding of findings) {
    const { title, grade } = finding
    const id = `${grade} ${title}`
    const kind = kinds.get(id)
    if (kind) kind.findings.push(finding)
    else kinds.set(id, { id, title, grade, findings: [finding] })
  }
  return [...kinds.values()]
}
