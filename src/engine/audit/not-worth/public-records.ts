import { onText } from '../../../shared/findings/en/english-words.ts'
import type { PublicRecord } from '../../report/credit-report.ts'
import { bankruptcyOf } from '../bankruptcy-record.ts'
import type { NotWorthDisputing } from './not-worth-item.ts'

/** A bankruptcy about which the audit found nothing. Liens and judgments are findings of their own. */
export function accurateRecords(record: PublicRecord): NotWorthDisputing[] {
  if (bankruptcyOf(record) === null) return []
  return [
    {
      bureau: record.bureau,
      itemId: record.id,
      creditor: record.court?.value ?? record.type.value,
      what: record.type.value,
      why: `${record.filed === null ? '' : `It was filed ${onText(record.filed.value)}. `}The law allows a bankruptcy to be reported for ten years from the order for relief, and that time is not over. If the court or the status is wrong, send us the order.`,
    },
  ]
}
