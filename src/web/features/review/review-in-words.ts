import type { Review, ReviewEvidence, ReviewFinding, ReviewQuestion } from '../../../shared/api/review.ts'
import type { RemovalEntry } from '../../../shared/api/review-debts.ts'
import type { Messages } from '../../../shared/messages/messages.ts'
import { formatMonth } from '../../lib/format.ts'

type Texts = Messages['findings']

/** A finding told in another language than its letter: `inLetter` is what the letter says, in English. */
export interface WordedFinding extends ReviewFinding {
  inLetter?: { statement: string; request: string }
}

/**
 * The review in the words of the page's language: titles, meanings, questions, fields and laws by their keys. What the
 * reports print stays as it is, and so does whatever has no words of its own.
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
  const rule = texts.rules[finding.ruleKey]
  if (rule === undefined) return { ...finding, evidence }
  const { citation, sentence } = finding.law
  return {
    ...finding,
    evidence,
    title: rule.title,
    statement: rule.meaning,
    innocentExplanation: rule.innocent,
    request: rule.request,
    law: { citation, sentence: texts.laws[citation] ?? sentence },
    inLetter: { statement: finding.statement, request: finding.request },
  }
}

function questionInWords(question: ReviewQuestion, texts: Texts): ReviewQuestion {
  const evidence = evidenceInWords(question.evidence, texts)
  const rule = texts.rules[question.ruleKey]
  const asked = texts.questions[question.ruleKey]
  if (rule === undefined || asked === undefined) return { ...question, evidence }
  return {
    ...question,
    evidence,
    title: rule.title,
    why: rule.meaning,
    innocentExplanation: rule.innocent,
    text: asked.text,
    answers: question.answers.map((answer) => ({
      ...answer,
      label: asked.answers[answer.key] ?? texts.sharedAnswers[answer.key] ?? answer.label,
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

function removalInWords(entry: RemovalEntry, texts: Texts): RemovalEntry {
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
