import { createHash } from 'node:crypto'
import type { Evidence } from '../../../engine/audit/finding.ts'
import type { Deps } from '../../deps.ts'
import { type Fact, listFacts } from '../decisions/list-facts.ts'
import type { DocumentRow } from '../documents/documents.tables.ts'
import { contentOf } from '../documents/letter-content.ts'
import { isToSign, listDocumentRows } from '../documents/list-documents.ts'
import { listMailedParts } from '../envelopes/list-mailed-parts.ts'
import type { CaseEntry } from './case-entry.ts'

type MailedParts = Awaited<ReturnType<typeof listMailedParts>>

const howToCheck = [
  'Every number named "sha256" is the SHA-256 of a file of this archive or, of a line, of its four parts with a line feed between: bureau, page, label, value as printed.',
  'Files: run "sha256sum -c SHA256SUMS" in the unpacked folder, then compare the sums in SHA256SUMS with those here. "enclosures" name the sums of the files that were copied: those of the folder "reports", and the papers that were enclosed.',
  "A line: printf 'Experian\\n3\\nBalance\\n$90' | sha256sum",
  'Decisions: "finding" and "decidedAt" name one entry of decisions.json.',
  'A signature holds for the letter whose sum is "letterSha256", and for no other.',
]

/**
 * Who wrote what was mailed: from each quoted line to the person's decision, the letter, the signature and the packet that was
 * mailed, by digests that anybody can check offline. The signed letters and the packets themselves stand beside it.
 * @param pathOf of a letter in the archive
 */
export async function authorshipFiles(
  deps: Deps,
  clientId: number,
  pathOf: (letter: DocumentRow) => string,
): Promise<CaseEntry[]> {
  const { db } = deps.database
  const letters = (await listDocumentRows(db, clientId)).filter(isToSign)
  const facts = await listFacts(deps, db, clientId)
  const parts = await listMailedParts(deps, clientId)
  const record = {
    howToCheck,
    letters: letters.map((letter) => ({
      recipient: letter.recipient,
      round: letter.round,
      path: pathOf(letter),
      sha256: letter.sha256,
      isFinal: letter.frozenAt !== null,
      items: itemsOf(deps, letter, facts),
      ...partsOf(letter, parts, pathOf),
    })),
  }
  const content = new TextEncoder().encode(`${JSON.stringify(record, null, 2)}\n`)
  return [{ path: 'authorship.json', content, at: deps.clock.now() }, ...storedParts(letters, parts, pathOf)]
}

/** Each item with its lines and the decision that put it into the letter: the last one before the letter was written. */
function itemsOf(deps: Pick<Deps, 'sealer'>, letter: DocumentRow, facts: readonly Fact[]) {
  const writtenAt = letter.updatedAt.toISOString()
  return (contentOf(deps, letter)?.findings ?? []).map(({ fingerprint, evidence }) => {
    const decided = facts.findLast(
      ({ subject, said, at }) => subject === fingerprint && said.kind === 'decision' && at <= writtenAt,
    )
    return {
      finding: fingerprint,
      decidedAt: decided?.at ?? null,
      decidedBy: decided?.actor ?? null,
      lines: evidence.map(lineOf),
    }
  })
}

function lineOf({ bureau, box, label, printed }: Evidence) {
  const line = { bureau, page: box.page, label, printed: printed.trim() }
  const sha256 = createHash('sha256').update(Object.values(line).join('\n')).digest('hex')
  return { ...line, sha256 }
}

const signedPath = (letterPath: string, id: number) => letterPath.replace(/\.pdf$/, `-signed-${id}.pdf`)
const packetPath = (letterPath: string, id: number) => letterPath.replace(/\.pdf$/, `-packet-${id}.pdf`)

function partsOf(
  letter: DocumentRow,
  { signings, packets }: MailedParts,
  pathOf: (letter: DocumentRow) => string,
) {
  const own = pathOf(letter)
  return {
    signatures: signings
      .filter(({ documentId }) => documentId === letter.id)
      .map(({ id, act, letterSha256, sha256, wordingSha256, fileKey, createdAt }) => ({
        act,
        at: createdAt.toISOString(),
        letterSha256,
        sha256,
        consentSha256: wordingSha256,
        path: fileKey === null ? null : signedPath(own, id),
      })),
    packets: packets
      .filter(({ row }) => row.documentId === letter.id)
      .map(({ row, manifest: { signed, enclosures, missing } }) => ({
        madeAt: row.createdAt.toISOString(),
        madeFor: row.madeFor,
        letterSha256: row.letterSha256,
        sha256: row.sha256,
        pages: row.pages,
        path: packetPath(own, row.id),
        signed,
        enclosures,
        missing,
      })),
  }
}

function storedParts(
  letters: readonly DocumentRow[],
  { signings, packets }: MailedParts,
  pathOf: (letter: DocumentRow) => string,
): CaseEntry[] {
  const pathOfId = new Map(letters.map((letter) => [letter.id, pathOf(letter)]))
  return [
    ...signings.flatMap(({ id, documentId, fileKey, bytes, createdAt }) => {
      const own = pathOfId.get(documentId)
      return own === undefined || fileKey === null
        ? []
        : [{ path: signedPath(own, id), fileKey, bytes: bytes ?? 0, at: createdAt }]
    }),
    ...packets.flatMap(({ row: { id, documentId, fileKey, bytes, createdAt } }) => {
      const own = pathOfId.get(documentId)
      return own === undefined ? [] : [{ path: packetPath(own, id), fileKey, bytes, at: createdAt }]
    }),
  ]
}
