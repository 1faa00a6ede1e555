import type { AgreementPaperName } from '../../../shared/api/agreement.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { FileReply } from '../../platform/http/send-file.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { composeAccessCheck } from './access-code.ts'
import { selectAgreement, selectPapers } from './agreement.store.ts'
import { openPaper } from './agreement-seal.ts'

/**
 * A signed paper, to the byte as it was signed, or the test file. What staff open is in the audit log. Errors: not_found;
 * conflict for one that was altered.
 */
export async function openAgreementPaper(
  deps: Deps,
  input: { reference: string; paper: AgreementPaperName | 'access-check'; viewer: Viewer },
): Promise<FileReply> {
  const row = await selectAgreement(deps.database.db, input.reference)
  if (!row) throw new Refusal('not_found', says('agreement.none'))
  if (input.paper === 'access-check') {
    const { bytes } = await deps.engine.writeAgreement(
      composeAccessCheck(deps.sealer, row),
      dayOf(deps.clock.now()),
    )
    return pdf(bytes, 'test-file')
  }
  const found = (await selectPapers(deps.database.db, row.id)).find(({ paper }) => paper === input.paper)
  if (!found) throw new Refusal('not_found', says('agreement.none'))
  const { viewer } = input
  if (viewer.kind === 'staff')
    await deps.database.transaction((tx) =>
      appendAuditEntry(tx, {
        actor: { id: viewer.userId, name: viewer.name },
        action: 'open-agreement-paper',
        clientId: row.clientId,
        detail: { agreement: row.reference.slice(0, 10), paper: input.paper },
        at: deps.clock.now(),
      }),
    )
  try {
    return pdf(openPaper(deps.sealer, row.reference, found), `${input.paper}-${row.reference.slice(0, 10)}`)
  } catch (cause) {
    throw new Refusal('conflict', says('agreement.altered'), undefined, { cause })
  }
}

const pdf = (bytes: Uint8Array, name: string): FileReply => ({
  file: { bytes, contentType: 'application/pdf', fileName: `${name}.pdf` },
})
