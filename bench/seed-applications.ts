import type { Deps } from '../src/server/deps.ts'
import { sealApplicationFields } from '../src/server/features/funding/application-facts.ts'
import {
  fundingApplications,
  fundingDocuments,
  fundingFiles,
} from '../src/server/features/funding/funding.tables.ts'
import { standingDocuments } from '../src/server/features/funding/standing-documents.ts'
import {
  fundingPayments,
  fundingRequirements,
} from '../src/server/features/funding-packages/funding-packages.tables.ts'
import { fundingProduct } from '../src/server/features/funding-packages/funding-products.ts'
import { insertMany, refreshStatistics, takeIds } from '../src/server/features/seed/seed.store.ts'
import { seededRandom } from '../src/server/features/seed/seeded-random.ts'
import { purchases } from '../src/server/features/settlement/settlement.tables.ts'
import { wordsOfPerson } from '../src/server/platform/db/search-words.ts'
import { type ExampleApplication, exampleApplication } from './example-applications.ts'

const atOnce = 1_000
/** Any number: who is made depends on it. */
const seed = 2_026

type Numbered = ExampleApplication & { id: number }

/**
 * Fills an empty product with generated funding applications: their sealed answers, papers, payments and judgments, as
 * rows only. The same number on the same day gives the same applications.
 */
export async function seedApplications(deps: Deps, count: number): Promise<void> {
  const random = seededRandom(seed)
  const now = deps.clock.now()
  for (let done = 0; done < count; done += atOnce) {
    const size = Math.min(atOnce, count - done)
    await deps.database.transaction(async (tx) => {
      const first = await takeIds(tx, fundingApplications, size)
      const firstDocument = await takeIds(tx, fundingDocuments, size * documentsEach)
      const made = Array.from({ length: size }, (_, at) => ({
        id: first + at,
        ...exampleApplication(random, first + at, now),
      }))
      const papers = made.map((application, at) => papersOf(application, firstDocument + at * documentsEach))
      const rows = made.map((each, at) => applicationRow(deps, each, papers[at]?.missing ?? 0))
      await insertMany(tx, fundingApplications, deps.sealer.columns, rows)
      await insertMany(
        tx,
        fundingDocuments,
        deps.sealer.columns,
        papers.flatMap(({ documents }) => documents),
      )
      await insertMany(
        tx,
        fundingFiles,
        deps.sealer.columns,
        papers.flatMap(({ files }) => files),
      )
      await insertMany(tx, fundingPayments, deps.sealer.columns, made.flatMap(paymentRows))
      await insertMany(tx, purchases, deps.sealer.columns, made.flatMap(purchaseRows))
      await insertMany(tx, fundingRequirements, deps.sealer.columns, made.flatMap(judgments))
    })
  }
  await refreshStatistics(deps.database.db)
}

const documentsEach = standingDocuments(true).length

function applicationRow(deps: Deps, application: Numbered, missingDocuments: number) {
  const { id, fields, files: _, paid: _paid, historyMet: _met, ...rest } = application
  const { fullName: name, email, phone, fundingGoal } = fields
  const attemptKey = `example:${id}`
  const fieldsSealed = byteaText(sealApplicationFields(deps, attemptKey, fields))
  const emailKey = email.toLowerCase()
  return {
    id,
    attemptKey,
    name,
    email,
    emailKey,
    searched: wordsOfPerson({ name, email, phone }),
    phone,
    fundingGoal,
    fieldsSealed,
    missingDocuments,
    ...rest,
  }
}

/** A bytea as the database reads it from JSON. */
const byteaText = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`

function papersOf({ id: applicationId, fields, files, createdAt }: Numbered, firstDocument: number) {
  const standing = standingDocuments(fields.hasBusinessEntity)
  const has = (field: string | null) => files.some((each) => each === field)
  return {
    missing: standing.filter(({ required, field }) => required && !has(field)).length,
    documents: standing.map(({ key, name, required }, at) => ({
      id: firstDocument + at,
      applicationId,
      key,
      name,
      required,
      createdAt,
    })),
    files: standing.flatMap(({ field }, at) =>
      has(field)
        ? [
            {
              applicationId,
              documentId: firstDocument + at,
              field,
              fileName: `${field}.pdf`,
              bytes: 100_000,
              fileKey: `example-${firstDocument + at}`,
              contentType: 'application/pdf',
              sha256: '',
              createdAt,
            },
          ]
        : [],
    ),
  }
}

/** What stands alike in both tables of what was paid. */
function paidOf({ fields: { fullName: name, email, phone }, createdAt }: Numbered) {
  const { key: productKey, name: productName, cents: amountCents } = fundingProduct('armor-ready')
  const buyer = { name, email, emailKey: email.toLowerCase(), phone }
  return {
    provider: 'sandbox',
    productKey,
    productName,
    amountCents,
    ...buyer,
    createdAt,
    updatedAt: createdAt,
  }
}

const paymentRows = (application: Numbered) =>
  application.paid === 'intent'
    ? [
        {
          ...paidOf(application),
          applicationId: application.id,
          paymentIntentId: `pi_example_${application.id}`,
          holderUserId: 'example',
          attemptKey: `example:${application.id}`,
          refundedCents: 0,
          status: 'succeeded',
          settledAt: application.createdAt,
        },
      ]
    : []

const purchaseRows = (application: Numbered) =>
  application.paid === 'link'
    ? [
        {
          ...paidOf(application),
          searched: wordsOfPerson({ ...application.fields, name: application.fields.fullName }),
          providerReference: `cs_example_${application.id}`,
          refundedCents: 0,
          status: 'active',
          endsWithPeriod: false,
          version: 1,
          checkedAt: application.createdAt,
        },
      ]
    : []

const judgments = ({ id, historyMet, updatedAt }: Numbered) =>
  historyMet === null
    ? []
    : [
        {
          applicationId: id,
          key: 'operating-history',
          met: historyMet,
          note: 'An example of a judgment.',
          authorName: 'Example',
          judgedAt: updatedAt,
        },
      ]
