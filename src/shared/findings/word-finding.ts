import type { FindingLanguage, Text } from './finding-texts.ts'

/** What an analysis keeps of a finding for other languages than the letter's; `facts` are absent in older analyses. */
export interface KeptFinding {
  ruleKey: string
  facts?: Readonly<Record<string, unknown>> | undefined
  /** What the client answered, where an answer made it a dispute; `day`: ISO, where the answer took one. */
  answered?: { key: string; day: string | null } | undefined
}

export interface WordedFacts {
  title: string
  statement: string
  innocentExplanation: string
  request: string
}

/** A finding in words; null where the language has no texts for its rule, or the analysis kept no facts of it. Pure. */
export function wordFinding(language: FindingLanguage, kept: KeptFinding): WordedFacts | null {
  const { facts, answered } = kept
  const rule = ruleOf(language, kept.ruleKey)
  if (rule === undefined || facts === undefined) return null
  const answer = answered && rule.question?.answers[answered.key]
  const said = answer?.statement
  const day = answered?.day ? language.dateText(answered.day) : ''
  const statement = wordText(rule.statement, facts)
  return {
    title: (answered && rule.question?.disputeTitle) ?? rule.title,
    statement: said === undefined ? statement : `${statement} ${wordAnswer(said, facts, day)}`,
    innocentExplanation: wordText(rule.innocent, facts),
    request: wordText(answer?.request ?? rule.request, facts),
  }
}

/** The question of a finding, and the label of each of its answers; null where the language or the analysis lacks it. Pure. */
export function wordQuestion(
  language: FindingLanguage,
  { ruleKey, facts }: KeptFinding,
): { text: string; labelOf(answer: string): string | null } | null {
  const question = ruleOf(language, ruleKey)?.question
  if (question === undefined || facts === undefined) return null
  return {
    text: wordText(question.text, facts),
    labelOf: (answer) => (question.answers[answer] ?? language.sharedAnswers[answer])?.label ?? null,
  }
}

function ruleOf({ rules }: FindingLanguage, ruleKey: string): FindingLanguage['rules'][string] | undefined {
  return Object.hasOwn(rules, ruleKey) ? rules[ruleKey] : undefined
}

type Said = string | ((facts: never, day: string) => string)

/** One text with its facts. */
export function wordText(text: Text<never>, facts: Readonly<Record<string, unknown>>): string {
  return typeof text === 'string' ? text : text(facts as never)
}

/** What an answer says, with the client's day as it is to be written. */
export function wordAnswer(said: Said, facts: Readonly<Record<string, unknown>>, day: string): string {
  return typeof said === 'string' ? said : said(facts as never, day)
}
