import { createHash } from 'node:crypto'
import { composeFront, wordsOfEnvelope } from '../../../engine/envelope/compose-front.ts'
import type { BoundEnclosure } from '../../../engine/envelope/envelope.ts'
import { dateText } from '../../../shared/findings/en/english-words.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import { personDay } from '../../../shared/rules/person-day.ts'
import { spanishDay } from '../../../shared/sentences/es/spanish-days.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { FileMissing } from '../../platform/files/file-store.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClient } from '../clients/find-client.ts'
import type { EnvelopeInputs } from './envelope-inputs.ts'
import type { EnvelopeManifest } from './envelope-manifest.ts'
import type { FileToCopy, PlannedEnclosure } from './plan-enclosures.ts'

export interface MadeEnvelope {
  pdf: Uint8Array
  pages: number
  manifest: EnvelopeManifest
}

type Source = { ofSha256: string; pages: number[] }

/**
 * Copies the pages in reading children and binds them with the letter in the writing child. What cannot be copied is a conflict, for the
 * letter says that it is enclosed; of a letter that was mailed it is missing, but for the report that it quotes.
 */
export async function makeEnvelope(deps: Deps, inputs: EnvelopeInputs): Promise<MadeEnvelope> {
  const { document, plan, signing } = inputs
  const letter = await deps.files.get(signing?.fileKey ?? document.fileKey)
  const bound: BoundEnclosure[] = []
  const enclosed: EnvelopeManifest['enclosures'] = []
  for (const enclosure of inputs.enclosures) {
    const copied = await copyEnclosure(deps, enclosure, document.frozenAt !== null)
    if (copied.files.length === 0) continue
    const { number, text } = enclosure
    bound.push({ number, text, files: copied.files })
    enclosed.push({ number, text, copies: copied.sources })
  }
  const held = bound.map(({ number }) => number)
  const asOf = dayOf(document.updatedAt)
  const recipientName = plan?.recipientName ?? document.recipient ?? ''
  const name = plan?.sender.name ?? ''
  const envelope = {
    title: wordsOfEnvelope(inputs.language).title(recipientName),
    line: plan ? `${name} to ${recipientName}, ${plan.date}` : '',
    author: name,
    letter,
    front: inputs.madeFor === 'provider' ? null : await frontOf(deps, inputs, bound, recipientName),
    enclosures: bound,
  }
  const { bytes, pages } = await deps.engine.writeEnvelope(envelope, asOf)
  const manifest: EnvelopeManifest = {
    documentType: document.documentType,
    round: document.round,
    recipient: recipientName,
    letterSha256: document.sha256,
    signed: signing && { at: signing.createdAt.toISOString(), sha256: signing.sha256 },
    enclosures: enclosed,
    missing: inputs.enclosures.filter(({ number }) => !held.includes(number)).map(({ text }) => text),
  }
  return { pdf: bytes, pages, manifest }
}

async function frontOf(
  deps: Deps,
  { document, plan, signing, language }: EnvelopeInputs,
  enclosures: readonly BoundEnclosure[],
  recipientName: string,
) {
  const client = signing && (await findClient(deps.database.db, document.clientId))
  const signedOn = signing && personDay(client?.state ?? null, signing.createdAt)
  return composeFront({
    language,
    recipientName,
    sender: plan?.sender ?? { name: '', lines: [] },
    recipient: plan?.recipient ?? [recipientName, null, null],
    ...(plan?.recipientFrom === undefined ? {} : { recipientFrom: plan.recipientFrom }),
    hasBlanks: plan?.hasBlanks ?? false,
    letterPages: document.pages,
    signaturePlace: plan?.signaturePlace ?? null,
    signedOn: signedOn && (language === 'es' ? spanishDay(signedOn) : dateText(signedOn)),
    copies: plan?.copies ?? [],
    enclosures,
  })
}

async function copyEnclosure(
  deps: Deps,
  { number, files }: PlannedEnclosure,
  isMailed: boolean,
): Promise<{ files: BoundEnclosure['files']; sources: Source[] }> {
  const bound: BoundEnclosure['files'] = []
  const sources: Source[] = []
  for (const file of files) {
    const bytes = await bytesOf(deps, file)
    const copied = await deps.engine.copyPages(bytes, file.pages)
    if (copied === null && file.pages !== null) throw new Refusal('conflict', says('envelope.reportGone'))
    if (copied === null && isMailed) continue
    if (copied === null) throw new Refusal('conflict', says('envelope.copyFailed', { number }))
    bound.push({ copied, items: file.items })
    const ofSha256 = createHash('sha256').update(bytes).digest('hex')
    sources.push({ ofSha256, pages: copied.pages.map(({ page }) => page) })
  }
  return { files: bound, sources }
}

async function bytesOf(deps: Deps, { fileKey }: FileToCopy): Promise<Uint8Array> {
  try {
    return await deps.files.get(fileKey)
  } catch (cause) {
    if (cause instanceof FileMissing)
      throw new Refusal('conflict', says('envelope.reportGone'), undefined, { cause })
    throw cause
  }
}
