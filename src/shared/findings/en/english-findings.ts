import type { FindingTexts } from '../finding-facts.ts'
import type { SharedAnswers } from '../finding-texts.ts'
import { dateText } from './english-words.ts'
import { findingsBetweenBureaus } from './findings-between-bureaus.ts'
import { findingsOfAmounts } from './findings-of-amounts.ts'
import { findingsOfCollections } from './findings-of-collections.ts'
import { findingsOfDates } from './findings-of-dates.ts'
import { findingsOfHistory } from './findings-of-history.ts'
import { findingsOfIdentity } from './findings-of-identity.ts'
import { findingsOfRecords } from './findings-of-records.ts'

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
  not_sure: { label: 'I am not sure' },
  identity_theft: { label: 'No, somebody used my identity' },
}

/** What is said of findings in English, the language of the letters. */
export const englishFindings = { rules, sharedAnswers, dateText }
