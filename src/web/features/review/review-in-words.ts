import type {
  RemovalEntry,
  Review,
  ReviewEvidence,
  ReviewFinding,
  ReviewQuestion,
} from '../../../shared/api/review.ts'
import type { Messages } from '../../../shared/messages/messages.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
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
  return evidence.map((line) => ({ ...line, label: fieldInWords(line.label, texts) }))
}

/** 'Balance'; also 'Payment history, March 2021' and 'Balance of March 2021'. */
function fieldInWords(label: string, texts: Texts): string {
  const exact = texts.fields[label]
  if (exact !== undefined) return exact
  const [, name = '', month = ''] = /^(.+?)(?:,| of) ([A-Z][a-z]+ \d{4})$/.exec(label) ?? []
  const field = texts.fields[name]
  return field === undefined ? label : `${field}, ${monthInWords(month)}`
}

function removalInWords(entry: RemovalEntry, texts: Texts): RemovalEntry {
  if (texts.removalReasons.printed === undefined) return entry
  const [, month] = /^Late mark of (.+)$/.exec(entry.what) ?? []
  const kind = month === undefined ? entry.what : 'Late mark'
  const what = texts.removals[kind]
  const counted =
    texts.removalReasons[kind] ?? texts.removalReasons[what === undefined ? 'record' : 'account']
  return {
    ...entry,
    what: what === undefined ? entry.what : [what, month && monthInWords(month)].filter(Boolean).join(', '),
    because: (entry.basis === 'printed' ? texts.removalReasons.printed : counted) ?? entry.because,
  }
}

/** 'March 2021' as the page's language writes it. */
function monthInWords(english: string): string {
  const day = new Date(`15 ${english} 12:00 UTC`)
  return Number.isNaN(day.getTime()) ? english : formatMonth(dayOf(day).slice(0, 7))
}
