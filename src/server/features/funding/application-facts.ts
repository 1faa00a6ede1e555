import { emptyFundingFields, type FundingFields, fundingFields } from '../../../shared/rules/funding-form.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { selectApplication } from './applications.store.ts'
import type { FundingApplicationRow } from './funding.tables.ts'
import { selectReceivedDocuments } from './funding-documents.store.ts'

interface FactsNeeds {
  database: { db: Queryable }
  sealer: Sealer
}

/** What an application says, for whoever judges or writes from it. */
export interface ApplicationFacts {
  id: number
  name: string
  email: string
  /** The address in lower case. */
  emailKey: string
  createdAt: Date
  fields: FundingFields
  documents: readonly {
    id: number
    /** null for one that staff asked for. */
    key: string | null
    name: string
    required: boolean
    received: boolean
  }[]
}

const fieldsContext = (attemptKey: string | null) => `funding-application:${attemptKey}`

/** The answers, sealed so that they open as those of this very application only. */
export function sealApplicationFields(
  deps: { sealer: Sealer },
  attemptKey: string,
  fields: FundingFields,
): Uint8Array {
  return deps.sealer.seal(JSON.stringify(fields), fieldsContext(attemptKey))
}

/** The answers of an application; of one without any, what its row says. */
export function openApplicationFields(deps: { sealer: Sealer }, row: FundingApplicationRow): FundingFields {
  const { name: fullName, email, phone, attemptKey, fieldsSealed } = row
  if (fieldsSealed === null) return { ...emptyFundingFields, fullName, email, phone }
  return fundingFields.parse(JSON.parse(deps.sealer.openText(fieldsSealed, fieldsContext(attemptKey))))
}

/** The facts of one application; undefined when there is none with this number. */
export async function findApplicationFacts(
  deps: FactsNeeds,
  id: number,
): Promise<ApplicationFacts | undefined> {
  const row = await selectApplication(deps.database.db, id)
  if (!row) return undefined
  const [facts] = await applicationFactsOf(deps, [row])
  return facts
}

/** The facts of several applications, in their order. */
export async function applicationFactsOf(
  deps: FactsNeeds,
  rows: readonly FundingApplicationRow[],
): Promise<ApplicationFacts[]> {
  const ids = rows.map(({ id }) => id)
  const documents = await selectReceivedDocuments(deps.database.db, ids)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    emailKey: row.emailKey,
    createdAt: row.createdAt,
    fields: openApplicationFields(deps, row),
    documents: documents
      .filter(({ applicationId }) => applicationId === row.id)
      .map(({ id, key, name, required, received }) => ({ id, key, name, required, received })),
  }))
}
