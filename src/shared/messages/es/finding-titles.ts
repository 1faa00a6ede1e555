import { englishFindings } from '../../findings/en/english-findings.ts'
import { spanishFindings } from '../../findings/es/spanish-findings.ts'
import type { RuleKey } from '../../findings/finding-facts.ts'
import type { FindingLanguage } from '../../findings/finding-texts.ts'

/** Titles of analyses made by earlier rule sets, by what their rule is called now. */
const earlierTitles: Record<string, RuleKey> = {
  // Before 2026.11.3.
  'Account disputed by the consumer without the dispute remark': 'dispute_remark_missing',
  // Before 2026.11.4.
  'Same account, same reporting date, materially different balance': 'cross_balance_mismatch',
  // Before 2026.11.5.
  'Derogatory account on which the consumer is only an authorized user': 'au_derogatory',
  'Living consumer marked deceased': 'deceased_indicator',
  'No date of first delinquency on a derogatory account': 'missing_dofd',
  'Account that may be of another person': 'mixed_file_account',
  'Credit limit differs materially': 'cross_limit_mismatch',
  'Derogatory at one bureau, paid as agreed at another': 'cross_status_mismatch',
  'Derogatory entry not updated for months while another bureau’s is': 'stale_entry',
  'Hard inquiry for credit the consumer may not have applied for': 'unauthorized_hard_inquiry',
}

const english: FindingLanguage = englishFindings
const spanish: FindingLanguage = spanishFindings

/** The title of each finding by its English one, in the client's own voice too: where only the title is kept or sent. */
export const titleNames: Record<string, string> = Object.fromEntries([
  ...Object.entries(earlierTitles).map(([title, key]) => [title, spanishFindings.rules[key].title]),
  ...Object.entries(english.rules).flatMap(([key, { title, question }]) => {
    const told = spanish.rules[key]
    return [
      [title, told?.title],
      ...(question?.disputeTitle === undefined
        ? []
        : [[question.disputeTitle, told?.question?.disputeTitle ?? told?.title]]),
    ]
  }),
])
