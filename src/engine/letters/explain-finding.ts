import { spanishFindings } from '../../shared/findings/es/spanish-findings.ts'
import { wordFinding } from '../../shared/findings/word-finding.ts'
import { findingLaws } from '../../shared/messages/es/finding-laws.ts'
import type { Finding } from '../audit/finding.ts'
import { keptFacts } from '../audit/kept-facts.ts'
import type { Language } from './words/language.ts'

/** A finding in the client's language, beside the English of the letters. */
export interface ExplainedFinding {
  title: string
  /** What it says, without its title. */
  told: string
  /** Its title and what it says. */
  statement: string
  /** Why the entry may be right after all: said to the client, and in no letter. */
  innocentExplanation: string
  /** What the law or policy says that it rests on; null for one that has no words in this language. */
  basis: string | null
}

/** Null where the English statement is the client's own language, or where an older analysis kept no facts. */
export function explainFinding(finding: Finding, language: Language): ExplainedFinding | null {
  const words =
    language === 'es'
      ? wordFinding(spanishFindings, { ruleKey: finding.ruleKey, ...keptFacts(finding) })
      : null
  return (
    words && {
      title: words.title,
      told: words.statement,
      statement: `${words.title}. ${words.statement}`,
      innocentExplanation: words.innocentExplanation,
      basis: findingLaws[finding.basis.citation] ?? null,
    }
  )
}
