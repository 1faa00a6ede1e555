/**
 * What each rule of the audit finds, as data: what its texts name, in no language. A rule's key stands for the kind of fault,
 * its facts for this one. A fact is kept with an analysis, so one is added as optional or under another key, never changed.
 */
import type { FactsBetweenBureaus } from './en/findings-between-bureaus.ts'
import type { FactsOfAmounts } from './en/findings-of-amounts.ts'
import type { AnswersOfCollections, FactsOfCollections } from './en/findings-of-collections.ts'
import type { FactsOfDates } from './en/findings-of-dates.ts'
import type { FactsOfHistory } from './en/findings-of-history.ts'
import type { AnswersOfIdentity, FactsOfIdentity } from './en/findings-of-identity.ts'
import type { AnswersOfRecords, FactsOfRecords } from './en/findings-of-records.ts'
import type { TextsOf } from './finding-texts.ts'

/** By rule key. */
export interface FindingFacts
  extends FactsOfDates,
    FactsOfAmounts,
    FactsOfHistory,
    FactsOfCollections,
    FactsBetweenBureaus,
    FactsOfRecords,
    FactsOfIdentity {}

/** What a client may answer where only the client knows, by rule; `not_sure` and `identity_theft` may be offered everywhere. */
export interface FindingAnswers extends AnswersOfCollections, AnswersOfRecords, AnswersOfIdentity {}

export type RuleKey = keyof FindingFacts
export type AskedRule = keyof FindingAnswers

/** One language: the texts of every rule, and its question where it asks one. */
export type FindingTexts = TextsOf<FindingFacts, FindingAnswers>
