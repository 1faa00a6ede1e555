/** The sections of a monitoring service's report, by their headings. */
import type { Line } from '../../read/positioned-text.ts'
import { labelKey } from './label-key.ts'

export type ServiceSection =
  | 'cover'
  | 'personal'
  | 'statements'
  | 'scores'
  | 'factors'
  | 'summary'
  | 'accounts'
  | 'inquiries'
  | 'records'
  | 'contacts'

const headings: readonly (readonly [RegExp, ServiceSection | 'end'])[] = [
  [/^personalinformation$/, 'personal'],
  [/^consumerstatements?$/, 'statements'],
  [/^creditscores?$/, 'scores'],
  // Factors of a score have tables of their own, with an 'Account #' that is no account's.
  [/^riskfactors$/, 'factors'],
  [/^(credit)?(report)?summary$/, 'summary'],
  [/^account(s|history)$/, 'accounts'],
  [/^inquiries$/, 'inquiries'],
  [/^public(information|records?)$/, 'records'],
  [/^creditorcontacts?(show|hide)?$/, 'contacts'],
  // The summary of rights names bureaus, addresses and account words of its own.
  [/^asummaryofyourrightsunderthefaircreditreportingact/, 'end'],
]

/** Lines of each section without its heading; what stands before the first heading is the cover. */
export function serviceSections(lines: readonly Line[]): Record<ServiceSection, Line[]> {
  const sections: Record<ServiceSection, Line[]> = {
    cover: [],
    personal: [],
    statements: [],
    scores: [],
    factors: [],
    summary: [],
    accounts: [],
    inquiries: [],
    records: [],
    contacts: [],
  }
  let open: ServiceSection = 'cover'
  for (const line of lines) {
    const key = labelKey(line.text)
    const heading = headings.find(([pattern]) => pattern.test(key))?.[1]
    if (heading === 'end') break
    if (heading === undefined) sections[open].push(line)
    else open = heading
  }
  return sections
}
