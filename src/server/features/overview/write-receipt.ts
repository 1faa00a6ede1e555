import { officeDay } from '../../../shared/rules/civil-days.ts'
import { emailKeyOf } from '../../../shared/rules/email-key.ts'
import type { Language } from '../../../shared/rules/language.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { FileReply } from '../../platform/http/send-file.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { composeReceipt } from './compose-receipt.ts'
import { listReceipts } from './list-receipts.ts'

/**
 * The receipt of one payment of a proven address as a tagged PDF, as it stands today: a later refund is in it.
 * Errors: not_found for what this address did not pay.
 * @param input.language of the page; absent: the person's own
 */
export async function writeReceipt(
  deps: Deps,
  input: { number: string; email: string; language?: Language | undefined },
): Promise<FileReply> {
  const receipts = await listReceipts(deps, emailKeyOf(input.email))
  const receipt = receipts.find(({ number }) => number === input.number)
  if (!receipt) throw new Refusal('not_found', says('payment.noPayment'))
  const now = deps.clock.now()
  const { company, address } = deps.config.operator
  const paper = composeReceipt(receipt, {
    seller: { company, address, email: deps.config.supportEmail },
    language: input.language ?? (await languageOfPerson(deps.database.db, input.email)),
    now,
  })
  const { bytes } = await deps.engine.writePaper(paper, officeDay(now))
  const fileName = `armor-receipt-${receipt.number.replace(/[^A-Za-z0-9_-]+/g, '-')}.pdf`
  return { file: { bytes, contentType: 'application/pdf', fileName } }
}
