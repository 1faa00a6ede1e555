import type { StaffCase } from '../../../shared/api/staff-case.ts'
import { purchaseStatusAt } from '../../../shared/rules/entitlement.ts'
import { amountText } from '../../../shared/rules/money.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { hasAgreements } from '../agreement/list-agreements.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClient } from '../clients/find-client.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import { noteClientOpened } from '../clients/note-client-opened.ts'
import { listConsents } from '../consent/list-consents.ts'
import { listApplicationsOfEmail } from '../funding/list-applications-of-email.ts'
import { openIntakeNotes } from '../intake/intake-notes.ts'
import { listMissingFiles } from '../intake/list-client-files.ts'
import { findOpenDeletion } from '../privacy/find-open-deletion.ts'
import { listCurrentReports } from '../reports/list-reports.ts'
import type { ReportUploadRow } from '../reports/reports.tables.ts'
import { creditedToward } from '../settlement/credited-toward.ts'
import { listPayments } from '../settlement/list-payments.ts'
import type { PurchaseRow } from '../settlement/settlement.tables.ts'
import { showHolding } from '../settlement/show-holding.ts'
import { listPurchasesOfEmail } from '../storefront/list-purchases-of-email.ts'
import { paymentsOfPurchases } from '../storefront/payments-of-purchases.ts'
import { followedClients } from '../worklist/followed-clients.ts'
import { staffClientOf } from '../worklist/staff-client-of.ts'
import { caseAnalysis } from './case-analysis.ts'
import { caseStep } from './case-step.ts'

/** Everything of a client in one place. The opening stands in the audit log (decision 17). Errors: not_found. */
export async function getStaffCase(
  deps: Deps,
  input: { clientId: number; actor: AuditActor },
): Promise<StaffCase> {
  const { db } = deps.database
  const client = await findClient(db, input.clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  await deps.database.transaction(async (tx) => {
    await noteClientOpened(deps, tx, client)
    await appendAuditEntry(tx, {
      actor: { id: input.actor.id, name: input.actor.name },
      action: 'open-client',
      clientId: client.id,
      detail: { page: 'case' },
      at: deps.clock.now(),
    })
  })
  const reports = await listCurrentReports(db, { clientId: client.id })
  const followed = await followedClients(deps, db, [client])
  return {
    client: staffClientOf(client, deps.config.publicUrl, newestName(deps, reports), followed(client)),
    next: await caseStep(deps, client, reports),
    ...ownColumns(client),
    contact: await contactOf(deps, client),
    deletion: await findOpenDeletion(db, { clientId: client.id }),
    payments: await listPayments(db, client),
    holding: await showHolding(deps, client),
    ...(await caseAnalysis(deps, client, reports)),
    missingFiles: await listMissingFiles(deps, db, client, reports),
    ...(await ofTheSameAddress(deps, client)),
    ...((await hasAgreements(db, client)) ? { hasAgreements: true as const } : {}),
  }
}

function newestName(deps: Pick<Deps, 'sealer'>, reports: readonly ReportUploadRow[]): string | null {
  const newest = [...reports].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]
  return newest ? fileNameOf(deps.sealer, newest) : null
}

function ownColumns(client: ClientRow) {
  return {
    intakeCompletedAt: client.intakeCompletedAt?.toISOString() ?? null,
    lastUsedAt: client.lastUsedAt?.toISOString() ?? null,
    blockedAt: client.blockedAt?.toISOString() ?? null,
    blockedReason: client.blockedReason,
  }
}

async function contactOf(deps: Deps, client: ClientRow): Promise<StaffCase['contact']> {
  const {
    mailingAddress,
    city,
    state,
    zipCode,
    previousDisputes,
    identityTheft,
    policeReport,
    ftcAffidavit,
  } = client
  return {
    mailingAddress,
    city,
    state,
    zipCode,
    language: await languageOfPerson(deps.database.db, client.email),
    previousDisputes,
    identityTheft,
    policeReport,
    ftcAffidavit,
    notes: openIntakeNotes(deps, client.notesSealed),
  }
}

/** What the product knows of the person beside this record. */
async function ofTheSameAddress(
  deps: Deps,
  client: ClientRow,
): Promise<Pick<StaffCase, 'consents' | 'purchases' | 'fundingApplications' | 'otherRecords'>> {
  const { db } = deps.database
  const consents = await listConsents(db, client.email)
  const purchases = await listPurchasesOfEmail(db, client.email)
  const applications = await listApplicationsOfEmail(db, client.email)
  const otherIds = (await listClientIdsByEmail(db, client.email)).filter((id) => id !== client.id)
  const others = await Promise.all(otherIds.map((id) => findClient(db, id)))
  return {
    consents: consents.map(
      ({ createdAt, channel, direction, purpose, wording, wordingVersion, page, actor }) => ({
        channel,
        direction,
        purpose,
        wording,
        wordingVersion,
        page,
        actor,
        at: createdAt.toISOString(),
      }),
    ),
    purchases: await purchasesOf(deps, purchases),
    fundingApplications: applications.map(({ id, name, caseStatus, createdAt }) => ({
      id,
      name,
      caseStatus,
      createdAt: createdAt.toISOString(),
    })),
    otherRecords: others.flatMap((other) =>
      other ? [{ id: other.id, name: other.name, createdAt: other.createdAt.toISOString() }] : [],
    ),
  }
}

async function purchasesOf(deps: Deps, purchases: readonly PurchaseRow[]): Promise<StaffCase['purchases']> {
  const { db } = deps.database
  const toward = await creditedToward(db, purchases)
  const payments = await paymentsOfPurchases(db, purchases)
  return purchases.map((row) => ({
    id: row.id,
    productName: row.productName,
    amount: amountText(row.amountCents - row.refundedCents),
    status: purchaseStatusAt(row, deps.clock.now()),
    createdAt: row.createdAt.toISOString(),
    subscription: row.subscriptionId !== null,
    creditedToward: toward.get(row.id) ?? null,
    payments: payments.filter(({ purchaseId }) => purchaseId === row.id),
  }))
}
