import type { DeliveredDispute } from '../../../engine/audit/rule.ts'
import { bureaus } from '../../../engine/report/credit-report.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { contentOf } from '../documents/letter-content.ts'
import { evidencedDay, listLetters } from './list-letters.ts'

/** The disputes that a bureau has received, with proof: what the audit of a newer report asks about. */
export async function listMailedDisputes(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientId: number,
): Promise<DeliveredDispute[]> {
  return (await listLetters(deps, queryable, clientId)).flatMap((letter) => {
    const bureau = bureaus.find((each) => each === letter.recipient)
    const deliveredOn = evidencedDay(letter, 'delivered')
    const content = contentOf(deps, letter.document)
    if (!bureau || deliveredOn === null || content === null) return []
    const items = content.findings
      .flatMap((finding) => finding.accounts)
      .filter((account) => account.bureau === bureau)
      .map(({ creditor, accountNumber }) => ({ creditor, accountNumber }))
    return [{ bureau, deliveredOn, items }]
  })
}
