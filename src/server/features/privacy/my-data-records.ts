import type { Language } from '../../../shared/rules/language.ts'
import type { Deps } from '../../deps.ts'
import { fileNameOf } from '../../platform/files/sealed-file-name.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { fundingRecords } from '../funding/funding-records.ts'
import { keptHead } from '../reports/kept-reading.ts'
import { listAllReports } from '../reports/list-reports.ts'
import { packetContext } from '../results/find-packets.ts'
import { openTimes } from '../storefront/session-times.ts'
import { getRetention } from './get-retention.ts'
import { listFileOpenings } from './list-file-openings.ts'
import { mailRecord } from './mails-without-links.ts'
import * as store from './my-data.store.ts'
import type { RecordsPart } from './records-part.ts'

/**
 * Everything held about a client outside of files, part by part, with nothing of anybody else and no secret.
 * @param input.address the client's address in lower case when the reader has proven it, else null
 */
export async function myDataRecords(
  deps: Deps,
  input: { client: ClientRow; address: string | null; language: Language },
): Promise<RecordsPart[]> {
  const { client, address, language } = input
  const { db } = deps.database
  const { id } = client
  const ofAddress = address === null ? null : await store.selectOfAddress(db, address)
  return [
    { name: 'profile', records: [await profileOf(deps, client), ...(ofAddress?.interests ?? [])] },
    { name: 'consents', records: await store.selectConsentsOf(db, id, address) },
    {
      name: 'payments',
      records: [
        ...(await store.selectPaymentsOf(db, id)),
        ...(await store.selectRefundsOf(db, id)),
        ...(await store.selectCreditsOf(db, id)),
        ...(ofAddress?.purchases ?? []),
        ...(ofAddress?.fundingPayments ?? []),
        ...(ofAddress?.refunds ?? []),
      ],
    },
    { name: 'funding', records: address === null ? [] : await fundingRecords(deps, address) },
    { name: 'mails', records: await mailsOf(deps, id) },
    {
      name: 'messages',
      records: [...(await messagesOf(deps, id)), ...(await sessionTimesOf(deps, address))],
    },
    { name: 'scores', records: await store.selectScoresOf(db, id) },
    { name: 'runs', records: await store.selectRunsOf(db, id) },
    { name: 'uploads', records: await uploadsOf(deps, id) },
    { name: 'requests', records: await requestsOf(deps, id) },
    { name: 'notices', records: await store.selectNoticesOf(db, id) },
    { name: 'openings', records: await listFileOpenings(deps, { clientId: id, language }) },
    { name: 'retention', records: [await getRetention(deps, id)] },
  ]
}

async function profileOf(deps: Deps, client: ClientRow): Promise<object> {
  const {
    notesSealed,
    changedBy: _changedBy,
    driveFolderId: _folder,
    intakeAttemptKey: _key,
    ...row
  } = client
  return {
    ...row,
    notes: notesSealed ? deps.sealer.openText(notesSealed, 'intake-notes') : null,
    language: await languageOfPerson(deps.database.db, client.email),
    testerApplications: await store.selectTesterApplicationsOf(deps.database.db, client.id),
  }
}

async function mailsOf(deps: Deps, clientId: number): Promise<object[]> {
  const { db } = deps.database
  const mails = await store.selectMailsOf(db, clientId, deps.config.supportEmail)
  const planned = await store.selectPlannedMailsOf(db, clientId)
  return [
    ...mails.map((mail) => mailRecord(deps.sealer, mail)),
    ...planned.map((mail) => ({ planned: true, ...mail })),
  ]
}

async function messagesOf(deps: Deps, clientId: number): Promise<object[]> {
  const rows = await store.selectMessagesOf(deps.database.db, clientId)
  return rows.map(({ sender, authorName, bodySealed, createdAt }) => ({
    from: sender,
    by: authorName,
    text: deps.sealer.openText(bodySealed, `support-message:${clientId}`),
    at: createdAt,
  }))
}

async function sessionTimesOf(deps: Deps, address: string | null): Promise<object[]> {
  if (address === null) return []
  const rows = await store.selectSessionRequestsOf(deps.database.db, address)
  return rows.map(({ request, product }) => {
    const { askedAt, answeredAt, answeredBy: by } = request
    return { product, ...openTimes(deps, request), askedAt, answeredAt, by }
  })
}

async function uploadsOf(deps: Deps, clientId: number): Promise<object[]> {
  const rows = await listAllReports(deps.database.db, clientId)
  return rows.map((row) => ({
    bureau: row.bureau,
    fileName: fileNameOf(deps.sealer, row),
    uploadedAt: row.createdAt,
    replacedAt: row.supersededAt,
    pages: row.pages,
    recognition: row.recognition,
    personalSection: keptHead(deps, row)?.personal ?? null,
  }))
}

async function requestsOf(deps: Deps, clientId: number): Promise<object[]> {
  const rows = await store.selectPacketRequestsOf(deps.database.db, clientId)
  return rows.map(({ round, requestSealed, actorKind, createdAt }) => ({
    round,
    by: actorKind,
    at: createdAt,
    request: JSON.parse(deps.sealer.openText(requestSealed, packetContext(clientId))),
  }))
}
