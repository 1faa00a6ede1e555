/** Findings and questions in Spanish; every key of the rule set stands here (a test holds it). */
import { findingFields } from './finding-fields.ts'
import { findingNotWorth, findingRemovalReasons, findingRemovals } from './finding-items.ts'
import { findingLaws } from './finding-laws.ts'
import { findingQuestions, sharedAnswers } from './finding-questions.ts'
import { findingsBetweenBureaus } from './findings-between-bureaus.ts'
import { findingsOfAmounts } from './findings-of-amounts.ts'
import { findingsOfCollections } from './findings-of-collections.ts'
import { findingsOfDates } from './findings-of-dates.ts'
import { findingsOfHistory } from './findings-of-history.ts'
import { findingsOfIdentity } from './findings-of-identity.ts'
import { findingsOfRecords } from './findings-of-records.ts'

export const findingTexts = {
  rules: {
    ...findingsOfDates,
    ...findingsOfAmounts,
    ...findingsOfHistory,
    ...findingsOfCollections,
    ...findingsBetweenBureaus,
    ...findingsOfRecords,
    ...findingsOfIdentity,
  },
  questions: findingQuestions,
  sharedAnswers,
  laws: findingLaws,
  fields: findingFields,
  notWorth: findingNotWorth,
  removals: findingRemovals,
  removalReasons: findingRemovalReasons,
  inLetter: 'En la carta (en inglés)',
}
