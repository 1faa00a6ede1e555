import { englishFindings } from '../../shared/findings/en/english-findings.ts'
import type { AskedRule, FindingAnswers, FindingFacts, RuleKey } from '../../shared/findings/finding-facts.ts'
import type { FindingLanguage, SharedAnswer } from '../../shared/findings/finding-texts.ts'
import { wordAnswer, wordFinding, wordText } from '../../shared/findings/word-finding.ts'
import type { Finding, Question } from './finding.ts'
import { type FoundFinding, makeFinding } from './make-finding.ts'
import type { OfferedAnswer } from './offered-answers.ts'
import type { StatedRule } from './rule.ts'

/** What a rule found: the facts that its texts name, and evidence, first for what is disputed, then for what contradicts it. */
type Stated<K extends RuleKey> = FoundFinding & {
  facts: FindingFacts[K]
  /** With strength C: what the client may answer. */
  asks?: K extends AskedRule ? readonly OfferedAnswer<FindingAnswers[K] | SharedAnswer>[] : never
}

const english: FindingLanguage = englishFindings

/** The finding of a rule: its facts, and what the letters say of them in English. */
export function stateFinding<K extends RuleKey>(
  rule: StatedRule<K>,
  { facts, asks, ...found }: Stated<K>,
): Finding {
  const words = wordFinding(english, { ruleKey: rule.key, facts })
  if (words === null) throw new Error(`no text states ${rule.key}`)
  const question = asks && questionOf(rule.key, facts, asks, words.title)
  return { ...makeFinding(rule, { ...found, ...words, ...(question && { question }) }), facts }
}

function questionOf(
  ruleKey: string,
  facts: Readonly<Record<string, unknown>>,
  asks: readonly OfferedAnswer[],
  title: string,
): Question {
  const texts = english.rules[ruleKey]?.question
  if (texts === undefined) throw new Error(`no text asks ${ruleKey}`)
  return {
    text: wordText(texts.text, facts),
    disputeTitle: texts.disputeTitle ?? title,
    answers: asks.map(({ key, ...offered }) => {
      const answer = texts.answers[key]
      return {
        key,
        label: (answer ?? english.sharedAnswers[key])?.label ?? key,
        // The client's date is not known yet: applyAnswers writes it.
        statement: answer?.statement === undefined ? null : wordAnswer(answer.statement, facts, '{date}'),
        ...(answer?.request === undefined ? {} : { request: wordText(answer.request, facts) }),
        ...offered,
      }
    }),
  }
}
