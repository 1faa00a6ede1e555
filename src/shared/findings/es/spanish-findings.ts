import type { FindingTexts } from '../finding-facts.ts'
import type { SharedAnswers } from '../finding-texts.ts'
import { findingsBetweenBureaus } from './findings-between-bureaus.ts'
import { findingsOfAmounts } from './findings-of-amounts.ts'
import { findingsOfCollections } from './findings-of-collections.ts'
import { findingsOfDates } from './findings-of-dates.ts'
import { findingsOfHistory } from './findings-of-history.ts'
import { findingsOfIdentity } from './findings-of-identity.ts'
import { findingsOfRecords } from './findings-of-records.ts'
import { dateText } from './spanish-words.ts'

const rules: FindingTexts = {
  ...findingsOfDates,
  ...findingsOfAmounts,
  ...findingsOfHistory,
  ...findingsOfCollections,
  ...findingsBetweenBureaus,
  ...findingsOfRecords,
  ...findingsOfIdentity,
}

const sharedAnswers: SharedAnswers = {
  not_sure: { label: 'No lo sé con certeza' },
  identity_theft: { label: 'No, alguien usó mi identidad' },
}

/** What is said of findings to a client who reads Spanish; the letter stays English. */
export const spanishFindings = { rules, sharedAnswers, dateText }
