import { dateText } from '../../../shared/findings/en/english-words.ts'
import { isThirdParty } from '../../match/account-kind.ts'
import { surelyBefore } from '../../match/calendar.ts'
import type { MatchedDebt } from '../../match/match-debts.ts'
import type { Tradeline } from '../../report/credit-report.ts'
import {
  isChargedOff,
  isInBankruptcy,
  isPaid,
  isPastDueNow,
  isRepossessed,
  isSold,
} from '../account-marks.ts'
import { hasLateMonth, standingOf } from '../account-standing.ts'
import { medicalGroundOf } from '../medical.ts'
import { moneyText } from '../wording.ts'
import type { NotWorthDisputing } from './not-worth-item.ts'

const accurate =
  'Nothing that this report prints of it contradicts itself, the other reports or the time limits of the law.'
const onlyYou =
  'If you know that it is wrong, for example that you paid or that it is not yours, tell us and send the proof.'

/** A negative entry about which the audit found nothing: as far as the reports show it is accurate. */
export function accurateNegative(entry: Tradeline, debts: readonly MatchedDebt[]): NotWorthDisputing[] {
  const item = { bureau: entry.bureau, itemId: entry.id, creditor: entry.creditor.value }
  if (standingOf(entry) === 'derogatory') return [{ ...item, ...wordsFor(entry, debts) }]
  if (!hasLateMonth(entry)) return []
  return [
    {
      ...item,
      what: 'Account with late marks',
      why: `The account is in good order now and the late marks are less than seven years old. ${accurate} ${onlyYou}`,
    },
  ]
}

/** A negative entry that only serves to show what another entry of the debt contradicts. */
export function comparedNegative(entry: Tradeline): NotWorthDisputing[] {
  if (standingOf(entry) !== 'derogatory' && !hasLateMonth(entry)) return []
  return [
    {
      bureau: entry.bureau,
      itemId: entry.id,
      creditor: entry.creditor.value,
      what: nameOf(entry),
      why: `Another entry of the same debt contradicts this one and is the one in question. What ${entry.bureau} prints here is what it is compared with, so there is nothing to dispute in it. ${onlyYou}`,
    },
  ]
}

function nameOf(entry: Tradeline): string {
  if (isThirdParty(entry)) return 'Collection account'
  if (isInBankruptcy(entry)) return 'Account in bankruptcy'
  if (isChargedOff(entry)) return 'Charged-off account'
  return standingOf(entry) === 'derogatory' ? 'Derogatory account' : 'Account with late marks'
}

type Words = Pick<NotWorthDisputing, 'what' | 'why'>

function wordsFor(entry: Tradeline, debts: readonly MatchedDebt[]): Words {
  if (isInBankruptcy(entry)) {
    return {
      what: 'Account in bankruptcy',
      why:
        entry.balance?.value === 0
          ? 'It is reported as part of a bankruptcy with a balance of zero, which is how such an account is reported.'
          : `It is reported as part of a bankruptcy. ${accurate} ${onlyYou}`,
    }
  }
  if (isThirdParty(entry)) return collectionWords(entry, debts)
  if (isChargedOff(entry)) {
    return {
      what: 'Charged-off account',
      why:
        isSold(entry) && entry.balance?.value === 0
          ? 'The creditor sold the debt and reports a balance of zero, which is how a sold account is reported. The charge-off itself may stand for its seven years.'
          : `A charge-off may stand for its seven years, paid or not. ${accurate} ${onlyYou}`,
    }
  }
  if (isRepossessed(entry)) {
    return {
      what: 'Repossession, surrender or foreclosure',
      why: `It may stand for its seven years. ${accurate} ${onlyYou}`,
    }
  }
  if (isPastDueNow(entry) && (entry.pastDue?.value ?? 0) > 0) {
    return {
      what: 'Account past due',
      why: `The amount past due (${moneyText(entry.pastDue?.value ?? 0)}) fits the status and the balance. Bringing the account current does more here than a dispute. ${onlyYou}`,
    }
  }
  return { what: 'Negative account', why: `${accurate} ${onlyYou}` }
}

function collectionWords(entry: Tradeline, debts: readonly MatchedDebt[]): Words {
  const isMedical = medicalGroundOf(entry) === 'class'
  const what = isMedical ? 'Medical collection' : 'Collection account'
  if (isPaid(entry) || entry.balance?.value === 0) {
    return {
      what: `${what}, paid`,
      why: isMedical
        ? `${accurate} ${onlyYou}`
        : 'A paid collection may stand until its seven years are over; only paid medical collections are removed, by the policy of the bureaus.',
    }
  }
  const later = openedLater(entry, debts)
  if (later !== null) {
    return {
      what,
      why: `Its date opened (${later}) is later than that of the original account. That is the day on which the collector took the debt over, which is in order and does not begin the seven years anew. ${onlyYou}`,
    }
  }
  return {
    what,
    why: isMedical
      ? `It is not paid, and as far as the report shows it began with $500 or more and is more than a year old, so the policy of the bureaus on medical debt does not remove it. ${onlyYou}`
      : `${accurate} You can ask the collector to validate the debt. ${onlyYou}`,
  }
}

/** The collector's date opened as text, where the original creditor's entry of the same debt is older. */
function openedLater(entry: Tradeline, debts: readonly MatchedDebt[]): string | null {
  const { opened } = entry
  if (opened === null) return null
  const owners = debts
    .map(({ accounts }) => accounts.flatMap(({ entries }) => entries))
    .find((entries) => entries.includes(entry))
  const isLater = owners?.some(
    (other) =>
      !isThirdParty(other) && other.opened !== null && surelyBefore(other.opened.value, opened.value),
  )
  return isLater === true ? dateText(opened.value) : null
}
