import { dateText } from '../../../shared/findings/en/english-words.ts'
import type { CreditReport, Tradeline } from '../../report/credit-report.ts'
import { ledTo } from '../inquiry-account.ts'
import type { NotWorthDisputing } from './not-worth-item.ts'

/** Hard inquiries under two years old that led to an account in one of the reports. */
export function explainedInquiries(report: CreditReport, entries: readonly Tradeline[]): NotWorthDisputing[] {
  return report.inquiries
    .filter(({ kind }) => kind === 'hard')
    .flatMap((inquiry) => {
      const account = entries.find((entry) => ledTo(inquiry, entry))
      if (account === undefined) return []
      return [
        {
          bureau: inquiry.bureau,
          itemId: inquiry.id,
          creditor: inquiry.name.value,
          what: 'Hard inquiry that led to an account',
          why: `It belongs to ${account.creditor.value}, opened ${dateText(account.opened?.value ?? '')}, so the lender had a reason to ask. By the practice of the bureaus it leaves by itself after two years.`,
        },
      ]
    })
}
