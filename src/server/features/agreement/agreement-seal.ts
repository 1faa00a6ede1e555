import { createHash } from 'node:crypto'
import type { AgreementSignature } from '../../../shared/api/agreement.ts'
import { SealBroken } from '../../platform/crypto/seal-broken.ts'
import type { Sealer } from '../../platform/crypto/sealer.ts'
import type { AgreementPaperRow, AgreementRow } from './agreement.tables.ts'

/** Of a row, what was agreed to: it never changes after the signature. */
const sealedFields = [
  'reference',
  'state',
  'productKey',
  'productName',
  'priceCents',
  'language',
  'wordsVersion',
  'signedOn',
  'cancelUntil',
  'paidOn',
] as const

interface SealedAgreement {
  agreed: Pick<AgreementRow, (typeof sealedFields)[number]>
  statementSignedAt: string
  signedAt: string
  signature: AgreementSignature
  /** SHA-256 of each paper by its name. */
  papers: Record<string, string>
}

export const digestOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex')

const sealContext = (reference: string) => `agreement:${reference}:seal`
const paperContext = (reference: string, paper: string) => `agreement:${reference}:paper:${paper}`

type SignedRow = AgreementRow & { signedAt: Date; statementSignedAt: Date }

/** Everything that was signed, sealed in one piece with the digests of its papers. */
export function sealAgreement(
  sealer: Sealer,
  row: SignedRow,
  signature: AgreementSignature,
  papers: Readonly<Record<string, string>>,
): Uint8Array {
  const content: SealedAgreement = {
    agreed: agreedOf(row),
    statementSignedAt: row.statementSignedAt.toISOString(),
    signedAt: row.signedAt.toISOString(),
    signature,
    papers: { ...papers },
  }
  return sealer.seal(JSON.stringify(content), sealContext(row.reference))
}

export const sealPaper = (sealer: Sealer, reference: string, paper: string, pdf: Uint8Array): Uint8Array =>
  sealer.seal(pdf, paperContext(reference, paper))

/** The PDF of a paper. Throws SealBroken. */
export const openPaper = (sealer: Sealer, reference: string, row: AgreementPaperRow): Uint8Array =>
  sealer.open(row.pdfSealed, paperContext(reference, row.paper))

/** Whether papers and row are still what was signed: false once anything of them was altered, moved or taken away. */
export function isAgreementWhole(
  sealer: Sealer,
  row: AgreementRow,
  papers: readonly AgreementPaperRow[],
): boolean {
  try {
    const digests = Object.fromEntries(
      papers.map((paper) => [paper.paper, digestOf(openPaper(sealer, row.reference, paper))]),
    )
    if (papers.some(({ paper, sha256 }) => digests[paper] !== sha256)) return false
    if (row.seal === null) return row.signedAt === null
    const sealed = JSON.parse(sealer.openText(row.seal, sealContext(row.reference))) as SealedAgreement
    return (
      row.signedAt?.toISOString() === sealed.signedAt &&
      row.statementSignedAt?.toISOString() === sealed.statementSignedAt &&
      sealedFields.every((field) => row[field] === sealed.agreed[field]) &&
      sameDigests(digests, sealed.papers)
    )
  } catch (cause) {
    if (cause instanceof SealBroken) return false
    throw cause
  }
}

const agreedOf = (row: AgreementRow): SealedAgreement['agreed'] =>
  Object.fromEntries(sealedFields.map((field) => [field, row[field]])) as SealedAgreement['agreed']

function sameDigests(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
