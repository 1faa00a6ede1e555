import { daysFrom } from '../../match/calendar.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import { isClosed, isShownOpen } from '../account-marks.ts'
import { standingOf } from '../account-standing.ts'
import { furnisherAccuracy } from '../law.ts'
import { fieldEvidence, makeFinding, remarkEvidence, statusEvidence } from '../make-finding.ts'
import type { Rule, RuleDescription } from '../rule.ts'
import { accountText, dateText, listText } from '../wording.ts'

const about: RuleDescription = {
  key: 'closed_reported_open',
  title: 'Closed and paid at other bureaus, still open at one',
  basis: furnisherAccuracy,
  strength: 'B',
  worth: 40,
}

/** One reporting cycle and some days: the closing must have reached the other bureau by then. */
const cycleDays = 35

export const closedReportedOpen: Rule = {
  ...about,
  look: ({ accounts }) =>
    accounts.flatMap(({ entries }) => {
      const closed = entries.filter(isClosedAndPaid)
      const open = entries.filter(
        (entry) => isShownOpen(entry) && closed.some((other) => isLater(entry, other)),
      )
      return open.map((entry) =>
        makeFinding(about, {
          bureaus: [entry.bureau],
          evidence: [
            ...statusEvidence(entry),
            ...(entry.reported === null ? [] : [fieldEvidence(entry, 'reported')]),
            ...closed.flatMap((other) => [
              ...(other.closed === null ? [] : [fieldEvidence(other, 'closed')]),
              ...statusEvidence(other),
              ...remarkEvidence(other, /closed/),
            ]),
          ],
          statement: `${entry.bureau} shows ${accountText(entry)} as open in a report of ${dateText(entry.reported?.value ?? '')}, while ${listText(closed.map((other) => `${other.bureau} shows it as closed${other.closed === null ? '' : ` on ${dateText(other.closed.value)}`}`))} with nothing owed. An account is either open or closed.`,
          innocentExplanation:
            'The entry would be right if the account was reopened after it was closed, or if these are two different accounts of the same company.',
          request:
            'Please verify whether this account is closed, and report it as closed with its closing date.',
        }),
      )
    }),
}

function isClosedAndPaid(entry: Tradeline): boolean {
  const standing = standingOf(entry)
  return isClosed(entry) && entry.balance?.value === 0 && (standing === 'clean' || standing === 'neutral')
}

function isLater(open: Tradeline, closed: Tradeline): boolean {
  const closing = closed.closed ?? closed.reported
  return (
    open.reported !== null && closing !== null && daysFrom(closing.value, open.reported.value) > cycleDays
  )
}
