import { matchAccounts, matchDebts } from '../match/match-debts.ts'
import type { Bureau, CreditReport, Tradeline } from '../report/credit-report.ts'
import { provenPart } from '../report/proof/proven-part.ts'
import type { Finding } from './finding.ts'
import { newestReports } from './newest-reports.ts'
import { accountLookAlike } from './not-worth/account-look-alikes.ts'
import { explainedInquiries } from './not-worth/explained-inquiries.ts'
import { accurateNegative, comparedNegative } from './not-worth/negative-accounts.ts'
import type { NotWorthDisputing } from './not-worth/not-worth-item.ts'
import { accurateRecords } from './not-worth/public-records.ts'
import { smallDifferences } from './not-worth/small-differences.ts'
import { twinAccounts } from './not-worth/twin-accounts.ts'

/**
 * Of the newest report of each bureau, in their order, at most one line an item: what does harm first, then what only
 * looks like an error. An item that a finding or a question puts in question is never listed, nor one that a missing page
 * may have had a part of. Pure.
 */
export function notWorthDisputing(
  reports: readonly CreditReport[],
  findings: readonly Finding[],
  questions: readonly Finding[],
): NotWorthDisputing[] {
  const newest = newestReports(reports).map(provenPart)
  const accounts = matchAccounts(newest)
  const entries = newest.flatMap((report) => report.accounts)
  const debts = matchDebts(accounts)
  const all = [...findings, ...questions]
  const inQuestion = new Set(all.flatMap(itemsPutInQuestion))
  // What a finding compares with is accurate, and not without a contradiction.
  const compared = new Set(all.flatMap(({ accounts }) => accounts.map(keyOf)))
  const isCompared = ({ bureau, id }: Tradeline) => compared.has(keyOf({ bureau, itemId: id }))
  const untouched = entries.filter((entry) => !isCompared(entry))
  const listed = new Set<string>()
  return [
    ...entries.flatMap((entry) =>
      isCompared(entry) ? comparedNegative(entry) : accurateNegative(entry, debts),
    ),
    ...newest.flatMap((report) => report.publicRecords.flatMap(accurateRecords)),
    ...newest.flatMap((report) => explainedInquiries(report, entries)),
    ...untouched.flatMap(accountLookAlike),
    ...newest.flatMap(twinAccounts),
    ...accounts.filter((account) => !account.entries.some(isCompared)).flatMap(smallDifferences),
  ].filter((item) => {
    const key = keyOf(item)
    if (inQuestion.has(key) || listed.has(key)) return false
    listed.add(key)
    return true
  })
}

/** What the finding is put to a bureau for; an entry of another bureau that it is compared with is not in question. */
function itemsPutInQuestion({ accounts, bureaus }: Finding): string[] {
  return accounts.filter(({ bureau }) => bureaus.includes(bureau)).map(keyOf)
}

function keyOf({ bureau, itemId }: { bureau: Bureau; itemId: string }): string {
  return `${bureau} ${itemId}`
}
