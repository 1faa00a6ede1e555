import type { AgreementPaper, Signature } from '../../../engine/agreement/agreement-paper.ts'
import { type AgreementPaperKey, composeAgreement } from '../../../engine/agreement/compose-agreement.ts'
import type { AgreementPaperName, AgreementShown, AgreementSignature } from '../../../shared/api/agreement.ts'
import { cancelPeriod } from '../../../shared/rules/cancel-period.ts'
import { dayIn } from '../../../shared/rules/civil-days.ts'
import { type UsState, zonesOf } from '../../../shared/rules/us-states.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { noteFact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { accessCodeOf } from './access-code.ts'
import {
  changeAgreement,
  insertPapers,
  lockAgreement,
  selectAgreement,
  selectPapers,
} from './agreement.store.ts'
import type { AgreementRow, agreementPapers } from './agreement.tables.ts'
import { matterOf, momentIn } from './agreement-matter.ts'
import { digestOf, sealAgreement, sealPaper } from './agreement-seal.ts'
import { findStage } from './agreement-standing.ts'
import { queueAgreementMail } from './queue-agreement-mail.ts'
import { openPerson } from './said-person.ts'
import { composeToSign, digestOfPapers, shownAgreement } from './show-agreement.ts'

interface Signing {
  reference: string
  signature: AgreementSignature
  /** Of what was shown. */
  digest: string
}

/**
 * Signs the receipt of the statement of 1679c, as a paper of its own and before any contract, and keeps the consent to
 * electronic records (15 U.S.C. 7001(c)). Errors: not_found, invalid_input, conflict when it is not its turn.
 */
export async function signStatement(
  deps: Deps,
  input: Signing & { accessCode: string },
): Promise<AgreementShown> {
  const row = await findToSign(deps, input, 'statement')
  if (input.accessCode.replace(/\D/g, '') !== accessCodeOf(deps.sealer, row.reference))
    throw new Refusal('invalid_input', says('agreement.wrongCode'), {
      accessCode: says('agreement.wrongCode'),
    })
  const now = deps.clock.now()
  const papers = await writePapers(deps, row, ['disclosure'], {
    signedAt: now,
    statement: signatureShown(row, input.signature, now),
    contract: null,
  })
  const signed = await keepSigned(deps, row, papers, async (tx) => {
    await note(tx, row, 'sign-statement', papers, now)
    return changeAgreement(tx, row.id, {
      statementSignedAt: now,
      statementSealed: deps.sealer.seal(JSON.stringify(input.signature), statementContext(row.reference)),
    })
  })
  return shownAgreement(deps, signed, { isOwn: true })
}

/**
 * Signs the contract of 1679d and seals everything that was signed; the three business days begin. The mail with the link to
 * the copies goes with it. Errors: those of signStatement; conflict when a new day began since it was shown.
 */
export async function signContract(deps: Deps, input: Signing): Promise<AgreementShown> {
  const row = await findToSign(deps, input, 'contract')
  const now = deps.clock.now()
  const papers = await writePapers(deps, row, ['contract', 'cancellation'], {
    signedAt: now,
    statement: null,
    contract: signatureShown(row, input.signature, now),
  })
  const { signedOn, cancelUntil } = cancelPeriod(row.state as UsState, now)
  const before = await selectPapers(deps.database.db, row.id)
  const digests = Object.fromEntries([...before, ...papers].map(({ paper, sha256 }) => [paper, sha256]))
  const mail = await queueAgreementMail(deps, { ...row, signedOn, cancelUntil }, 'signed')
  const signed = await keepSigned(deps, row, papers, async (tx) => {
    await note(tx, row, 'sign-contract', papers, now)
    const next = {
      ...row,
      signedAt: now,
      signedOn,
      cancelUntil,
      statementSignedAt: row.statementSignedAt ?? now,
    }
    await mail(tx)
    return changeAgreement(tx, row.id, {
      signedAt: now,
      signedOn,
      cancelUntil,
      seal: sealAgreement(deps.sealer, next, input.signature, digests),
    })
  })
  return shownAgreement(deps, signed, { isOwn: true })
}

const statementContext = (reference: string) => `agreement:${reference}:statement`

/** The row when it is this paper's turn, its words are those that were shown, and the name is the person's. */
async function findToSign(
  deps: Deps,
  { reference, signature, digest }: Signing,
  turn: 'statement' | 'contract',
): Promise<AgreementRow> {
  const row = await selectAgreement(deps.database.db, reference)
  if (!row) throw new Refusal('not_found', says('agreement.none'))
  if ((await findStage(deps, row)) !== turn) throw new Refusal('conflict', says('agreement.signedAlready'))
  const { name } = openPerson(deps.sealer, row)
  if (plainName(signature.name) !== plainName(name)) {
    const otherName = says('agreement.otherName', { name })
    throw new Refusal('invalid_input', otherName, { signature: otherName })
  }
  if (digest !== digestOfPapers(composeToSign(deps, row, turn).english))
    throw new Refusal('conflict', says('agreement.changed'))
  return row
}

const plainName = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

const signatureShown = (row: AgreementRow, { name, drawing }: AgreementSignature, at: Date): Signature => ({
  name,
  drawing,
  signedAt: momentIn(row.state, at),
})

type NewPaper = typeof agreementPapers.$inferInsert & { paper: AgreementPaperName }

/** The signed papers as PDF, with their copies for reading; written before the transaction, by the writing child. */
async function writePapers(
  deps: Deps,
  row: AgreementRow,
  keys: readonly AgreementPaperKey[],
  given: { signedAt: Date; statement: Signature | null; contract: Signature | null },
): Promise<NewPaper[]> {
  const person = openPerson(deps.sealer, row)
  const { signedAt, statement, contract } = given
  const asOf = dayIn(zonesOf(row.state as UsState).first, signedAt)
  const languages = row.language === 'es' ? (['en', 'es'] as const) : (['en'] as const)
  const written: NewPaper[] = []
  for (const language of languages) {
    const matter = matterOf(deps.config, row, person, { signedAt, signed: { statement, contract }, language })
    for (const key of keys) {
      const paper: AgreementPaper = composeAgreement(key, matter, language)
      const { bytes } = await deps.engine.writeAgreement(paper, asOf)
      const name: AgreementPaperName = language === 'es' ? `${key}-es` : key
      written.push({
        agreementId: row.id,
        paper: name,
        pdfSealed: sealPaper(deps.sealer, row.reference, name, bytes),
        sha256: digestOf(bytes),
        createdAt: signedAt,
      })
    }
  }
  return written
}

/** In one transaction, once: the second of two presses finds that it is not its turn any more. */
async function keepSigned(
  deps: Deps,
  row: AgreementRow,
  papers: readonly NewPaper[],
  change: (tx: Queryable) => Promise<AgreementRow>,
): Promise<AgreementRow> {
  return deps.database.transaction(async (tx) => {
    const locked = await lockAgreement(tx, row.id)
    const isSame =
      locked?.statementSignedAt?.getTime() === row.statementSignedAt?.getTime() &&
      locked?.signedAt === null &&
      locked.cancelledAt === null
    if (!isSame) throw new Refusal('conflict', says('agreement.signedAlready'))
    await insertPapers(tx, papers)
    await noteFact(deps, tx, { kind: 'agreement-changed' })
    return change(tx)
  })
}

/** The digests stand in the audit log, too: a chain that does not stand in this table. */
async function note(
  tx: Queryable,
  row: AgreementRow,
  action: string,
  papers: readonly NewPaper[],
  at: Date,
): Promise<void> {
  await appendAuditEntry(tx, {
    actor: { id: 'system', name: 'The person who signed' },
    action,
    clientId: row.clientId,
    detail: {
      agreement: row.reference.slice(0, 10),
      ...Object.fromEntries(papers.map(({ paper, sha256 }) => [paper, sha256])),
    },
    at,
  })
}
