import type { Review, ReviewEvidence, ReviewFinding, ReviewQuestion } from '../../../shared/api/review.ts'
import type { RemovalEntry } from '../../../shared/api/review-debts.ts'
import { wordFinding, wordQuestion } from '../../../shared/findings/word-finding.ts'
import type { Messages } from '../../../shared/messages/messages.ts'
import { formatMonth } from '../../lib/format.ts'

type Texts = Messages['findings']

/** A finding told in another language than its letter: `inLetter` is what the letter says, in English. */
export interface WordedFinding extends ReviewFinding {
  inLetter?: { statement: string; request: string }
}

/**
 * The review in the words of the page's language: findings and questions from their facts, fields and laws by their keys.
 * What the reports print stays as it is, and so does a finding of an older analysis that kept no facts.
 */
export function reviewInWords(review: Review, texts: Texts): Review & { findings: WordedFinding[] } {
  return {
    ...review,
    findings: review.findings.map((finding) => findingInWords(finding, texts)),
    questions: review.questions.map((question) => questionInWords(question, texts)),
    confirmations: review.confirmations.map((value) => ({
      ...value,
      label: fieldInWords(value.label, texts),
    })),
    notWorth: review.notWorth.map((item) => ({ ...item, ...texts.notWorth[item.what] })),
    removals: review.removals.map((entry) => removalInWords(entry, texts)),
  }
}

function findingInWords(finding: ReviewFinding, texts: Texts): WordedFinding {
  const evidence = evidenceInWords(finding.evidence, texts)
  const { citation, sentence } = finding.law
  const law = { citation, sentence: texts.laws[citation] ?? sentence }
  const words = texts.language && wordFinding(texts.language, finding)
  if (!words) return { ...finding, evidence, law }
  const inLetter = { statement: finding.statement, request: finding.request }
  return { ...finding, evidence, law, ...words, inLetter }
}

function questionInWords(question: ReviewQuestion, texts: Texts): ReviewQuestion {
  const evidence = evidenceInWords(question.evidence, texts)
  const words = texts.language && wordFinding(texts.language, question)
  const asked = texts.language && wordQuestion(texts.language, question)
  if (!words || !asked) return { ...question, evidence }
  return {
    ...question,
    evidence,
    title: words.title,
    why: words.statement,
    innocentExplanation: words.innocentExplanation,
    text: asked.text,
    answers: question.answers.map((answer) => ({
      ...answer,
      label: asked.labelOf(answer.key) ?? answer.label,
    })),
  }
}

function evidenceInWords(evidence: ReviewEvidence[], texts: Texts): ReviewEvidence[] {
  return evidence.map((line) => {
    const field = line.ofMonth && texts.fields[line.ofMonth.field]
    if (line.ofMonth && field) return { ...line, label: `${field}, ${formatMonth(line.ofMonth.month)}` }
    return { ...line, label: fieldInWords(line.label, texts) }
  })
}

function fieldInWords(label: string, texts: Texts): string {
  return texts.fields[label] ?? label
}

/** An entry of the removal calendar in the words of the page. */
export function removalInWords(entry: RemovalEntry, texts: Texts): RemovalEntry {
  if (texts.removalReasons.printed === undefined) return entry
  const kind = entry.month === undefined ? entry.what : 'Late mark'
  const what = texts.removals[kind]
  const counted =
    texts.removalReasons[kind] ?? texts.removalReasons[what === undefined ? 'record' : 'account']
  return {
    ...entry,
    what:
      what === undefined
        ? entry.what
        : [what, entry.month && formatMonth(entry.month)].filter(Boolean).join(', '),
    because: (entry.basis === 'printed' ? texts.removalReasons.printed : counted) ?? entry.because,
  }
}
