/** Collections of Equifax's three-bureau report: a list of labelled values for each, below the bureau's name. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Bureau, Tradeline } from '../credit-report.ts'
import { newTradeline } from '../new-tradeline.ts'
import { boxesByPage, unionBox } from '../printed-values.ts'
import { readDate, readMoney, readText } from '../three-bureau/cell-values.ts'
import { labelledValues, listsByBureau } from './bureau-lists.ts'

const firstLabel = /^Date Reported\b/i
const originalCreditorLabels = ['originalcreditorname', 'originalcreditor', 'agencyclient'] as const
const labels = new Set([
  'datereported',
  'collectionagency',
  'agency',
  'agencyclient',
  'originalcreditorname',
  'originalcreditor',
  'dateassigned',
  'originalamountowed',
  'amount',
  'statusdate',
  'balancedate',
  'purgedate',
  'accountdesignatorcode',
  'accountnumber',
  'creditorclassification',
  'lastpaymentdate',
  'dateoffirstdelinquency',
  'status',
  'comments',
  'contact',
])

/** Collections without ids. One that names no agency belongs to nobody and is handed back as unread. */
export function readBureauCollections(lines: readonly Line[]): { accounts: Tradeline[]; unread: Line[] } {
  const accounts: Tradeline[] = []
  const unread: Line[] = []
  for (const list of listsByBureau(lines)) {
    for (const entry of entriesIn(list.lines)) {
      const read = labelledValues(entry, labels)
      const account = collectionOf(list.bureau, read.values, read.words)
      if (account === null) unread.push(...entry)
      else {
        accounts.push(account)
        unread.push(...read.unread)
      }
    }
  }
  return { accounts, unread }
}

/** Each entry begins with the date on which it was reported. */
function entriesIn(lines: readonly Line[]): Line[][] {
  const entries: Line[][] = []
  for (const line of lines) {
    if (firstLabel.test(line.text) || entries.length === 0) entries.push([])
    entries.at(-1)?.push(line)
  }
  return entries
}

function collectionOf(
  bureau: Bureau,
  values: ReadonlyMap<string, Word[]>,
  words: readonly Word[],
): Tradeline | null {
  const cell = (...keys: string[]) =>
    keys.map((key) => values.get(key) ?? []).find((found) => found.length > 0) ?? []
  const creditor = readText(cell('collectionagency', 'agency'))
  if (creditor === null) return null
  const named = originalCreditorLabels.map((key) => values.get(key)).find((found) => found !== undefined)
  const originalCreditor = named === undefined ? null : readText(named)
  return newTradeline({
    bureau,
    id: '',
    section: 'collections',
    creditor,
    originalCreditor,
    // 'Agency Client: N/A'.
    blank:
      named !== undefined && originalCreditor === null
        ? [{ field: 'originalCreditor', box: unionBox(named.length > 0 ? named : words) }]
        : [],
    accountNumber: readText(cell('accountnumber')),
    responsibility: readText(cell('accountdesignatorcode')),
    opened: readDate(cell('dateassigned')),
    reported: readDate(cell('datereported')),
    status: readText(cell('status')),
    balance: readMoney(cell('amount')),
    originalAmount: readMoney(cell('originalamountowed')),
    lastPayment: readDate(cell('lastpaymentdate')),
    dofd: readDate(cell('dateoffirstdelinquency')),
    blocks: boxesByPage(words),
  })
}
