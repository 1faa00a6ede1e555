import { createHash } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import { findClient } from '../clients/find-client.ts'
import type { DocumentRow } from '../documents/documents.tables.ts'
import { planOf } from '../documents/mailing-plan.ts'
import { papersForMailing } from '../intake/papers-for-mailing.ts'
import { listEarlierFiles } from '../results/earlier-files.ts'
import { findAnalysisOfRun } from '../runs/find-analysed-run.ts'
import type { EnvelopeInputs } from './envelope-inputs.ts'
import { manifestOf } from './envelope-manifest.ts'
import { selectEnvelopes, selectSignings } from './envelopes.store.ts'
import type { EnvelopeRow } from './envelopes.tables.ts'
import { keepEnvelope } from './keep-envelope.ts'
import { findMailedLetters } from './mailed-letters.ts'
import { makeEnvelope } from './make-envelope.ts'
import { planEnclosures } from './plan-enclosures.ts'
import { requireReadyLetter } from './require-letter.ts'
import { signingOf } from './signing-in-force.ts'

interface EnvelopeWish {
  clientId: number
  documentId: number
  /** Without what stays with the person: checklist, what to copy onto forms, address sheet; and without empty pages. */
  forPrintProvider: boolean
}

/** `sha256`: of the PDF. `missing`: what the letter lists and the packet does not hold, in the letter's words. */
export interface MailableLetter {
  pdf: Uint8Array
  pages: number
  sha256: string
  isSigned: boolean
  missing: string[]
}

/**
 * A letter with everything that goes into its envelope. What was made is kept: the same inputs give the same bytes, and of a letter
 * that was mailed the packet stays the one that was made before. Works in child processes: never inside a transaction.
 * Errors: not_found for what is no letter of this client, conflict for a draft, or where the quoted report is gone.
 */
export async function letterEnvelope(
  deps: Deps,
  queryable: Queryable,
  wish: EnvelopeWish,
): Promise<MailableLetter> {
  const document = await requireReadyLetter(queryable, wish)
  const inputs = await gatherInputs(deps, queryable, document, wish.forPrintProvider)
  const kept = await findKept(deps, queryable, inputs)
  const isSigned = inputs.signing !== null
  if (kept) {
    const { missing } = manifestOf(deps, kept)
    return {
      pdf: await deps.files.get(kept.fileKey),
      pages: kept.pages,
      sha256: kept.sha256,
      isSigned,
      missing,
    }
  }
  const made = await makeEnvelope(deps, inputs)
  const { row, pdf } = await keepEnvelope(deps, { ...inputs, inputsSha256: digestOf(inputs) }, made)
  return { pdf, pages: row.pages, sha256: row.sha256, isSigned, missing: made.manifest.missing }
}

async function gatherInputs(
  deps: Deps,
  queryable: Queryable,
  document: DocumentRow,
  forPrintProvider: boolean,
): Promise<EnvelopeInputs> {
  const { clientId, runId } = document
  const plan = planOf(deps, document)
  const client = await findClient(queryable, clientId)
  const analysis = await findAnalysisOfRun(deps, queryable, runId)
  const signings = await selectSignings(queryable, clientId)
  const kept = {
    reports: analysis?.files ?? [],
    papers: await papersForMailing(deps, queryable, clientId),
    earlier: await listEarlierFiles(deps, queryable, clientId),
    signings,
  }
  return {
    version: 1,
    madeFor: forPrintProvider ? 'provider' : 'person',
    language: client ? await languageOfPerson(queryable, client.email) : 'en',
    document,
    plan,
    signing: signingOf(document, signings),
    enclosures: planEnclosures(plan?.copies ?? [], kept),
  }
}

/** Of a letter that was mailed the newest that was made of it with its signature, where that came later, else one of the very same inputs. */
async function findKept(
  deps: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  inputs: EnvelopeInputs,
): Promise<EnvelopeRow | undefined> {
  const { document, madeFor, signing } = inputs
  const own = (await selectEnvelopes(queryable, document.clientId)).filter(
    (row) =>
      row.documentId === document.id && row.madeFor === madeFor && row.letterSha256 === document.sha256,
  )
  const isMailed = await findMailedLetters(
    queryable,
    document.clientId,
    await selectSignings(queryable, document.clientId),
  )
  const digest = digestOf(inputs)
  if (!isMailed(document)) return own.find(({ inputsSha256 }) => inputsSha256 === digest)
  const isSignedLate =
    signing !== null && document.frozenAt !== null && signing.createdAt >= document.frozenAt
  return own.find((row) => !isSignedLate || manifestOf(deps, row).signed?.sha256 === signing.sha256)
}

function digestOf({ document, signing, ...inputs }: EnvelopeInputs): string {
  const named = { ...inputs, letter: document.sha256, signed: signing?.sha256 ?? null }
  return createHash('sha256').update(JSON.stringify(named)).digest('hex')
}
