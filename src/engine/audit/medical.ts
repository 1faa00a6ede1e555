/** Whether a collection is of a medical bill, as far as the print shows. */
import { isThirdParty } from '../match/account-kind.ts'
import type { Tradeline } from '../report/credit-report.ts'

const medicalWords =
  /\b(medical|medicine|hospitals?|health|healthcare|hlthcare|clinics?|physicians?|surgical|surgery|surgeons?|anesthesia|anesthesiolog\w+|radiolog\w+|imaging|patholog\w+|cardiolog\w+|oncolog\w+|orthop(a?e)dics?|pediatrics?|dermatolog\w+|ambulance|ems|emergency|urgent care|dental|dentistry|obgyn|therapy|rehabilitation|laborator(y|ies)|diagnostics?|med (coll|ctr|grp|bill\w*))\b/i

export function isMedicalCollection(entry: Tradeline): boolean {
  if (!isThirdParty(entry)) return false
  const printed = [
    entry.originalCreditor?.value,
    entry.loanType?.value,
    entry.type?.value,
    entry.creditor.value,
  ]
  return (
    printed.some((text) => text !== undefined && medicalWords.test(text)) ||
    entry.remarks.some(({ value }) => /\bmedical\b/i.test(value))
  )
}
