import type { AgreementPaperName, StaffAgreement } from '../../../shared/api/agreement.ts'
import { dollarsFromCents } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClient } from '../clients/find-client.ts'
import { selectAgreements, selectPapers } from './agreement.store.ts'
import type { AgreementRow } from './agreement.tables.ts'
import { isAgreementWhole } from './agreement-seal.ts'
import { findStage, isOrderPaid } from './agreement-standing.ts'
import { openPerson } from './said-person.ts'

const mostShown = 50

type Needs = Pick<Deps, 'config' | 'database' | 'clock' | 'sealer'>

/** For staff: the agreements of a client, also those of its address without a record, or the newest of all. */
export async function listAgreements(
  deps: Needs,
  input: { clientId: number | null },
): Promise<{ states: string[]; agreements: StaffAgreement[] }> {
  const states = [...deps.config.agreementStates]
  const of = input.clientId === null ? null : await ownerOf(deps, input.clientId)
  if (of === undefined) return { states, agreements: [] }
  const rows = await selectAgreements(deps.database.db, of, mostShown)
  const agreements: StaffAgreement[] = []
  for (const row of rows) agreements.push(await staffAgreementOf(deps, row))
  return { states, agreements }
}

/** The address of whoever signed something under it, as it was typed; null for nobody. */
export async function findAddressOfSigner(
  deps: Pick<Deps, 'database' | 'sealer'>,
  emailKey: string,
): Promise<string | null> {
  if (emailKey === '') return null
  const [row] = await selectAgreements(deps.database.db, { clientId: 0, emailKey }, 1)
  return row ? openPerson(deps.sealer, row).email : null
}

/** Whether a client, or its address, signed anything before a charge. */
export async function hasAgreements(
  queryable: Queryable,
  { id: clientId, emailKey }: Pick<ClientRow, 'id' | 'emailKey'>,
): Promise<boolean> {
  return (await selectAgreements(queryable, { clientId, emailKey }, 1)).length > 0
}

async function ownerOf(deps: Needs, clientId: number) {
  const client = await findClient(deps.database.db, clientId)
  return client && { clientId, emailKey: client.emailKey }
}

export async function staffAgreementOf(deps: Needs, row: AgreementRow): Promise<StaffAgreement> {
  const { name, email } = openPerson(deps.sealer, row)
  const papers = await selectPapers(deps.database.db, row.id)
  const isGone = row.personWentAt !== null
  const wasPaid = row.paidOn !== null || (await isOrderPaid(deps.database.db, row))
  return {
    reference: row.reference,
    stage: await findStage(deps, row),
    name: isGone ? '' : name,
    email: isGone ? '' : email,
    state: row.state,
    product: row.productName,
    price: dollarsFromCents(row.priceCents),
    statementSignedAt: row.statementSignedAt?.toISOString() ?? null,
    signedOn: row.signedOn,
    cancelUntil: row.cancelUntil,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancelledBy: row.cancelledBy,
    refundDue: row.cancelledAt !== null && wasPaid,
    clientId: row.clientId,
    papers: papers.map(({ paper }) => paper as AgreementPaperName),
    whole: isAgreementWhole(deps.sealer, row, papers),
  }
}
