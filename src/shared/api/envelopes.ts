import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { saysCode } from '../sentences/says.ts'
import { clientIdParams, recordNumber } from './vocabulary.ts'

/** One line of the pen: x and y in turn, x to 600, y to 200. */
const stroke = z
  .array(z.number().check(z.int(), z.minimum(0), z.maximum(600)))
  .check(z.minLength(2), z.maxLength(2000))

/** What an enclosure of a letter is, and whether the packet holds it. */
const envelopePart = z.object({
  /** Its place in the letter's list, from 1. */
  number: z.number(),
  /** As the letter names it, in English. */
  text: z.string(),
  kind: z.enum([
    'identity',
    'residence',
    'ssn-proof',
    'theft-report',
    'report',
    'earlier-letter',
    'results',
    'by-hand',
  ]),
  /** It is in the packet; else the person adds it. */
  isHeld: z.boolean(),
})

const letterEnvelope = z.object({
  documentId: z.number(),
  round: z.number(),
  /** A dispute with a bureau: one of those that are had as one file. */
  isBureau: z.boolean(),
  /** Its items are all decided: it may be signed and mailed. */
  isReady: z.boolean(),
  /** In the mail log, or signed before it became final: packet and signature stay. */
  isMailed: z.boolean(),
  /** Pages of the letter itself. */
  letterPages: z.number(),
  /** Pages of the packet as it was last made of this letter; null: it was not made yet. */
  packetPages: z.nullable(z.number()),
  parts: z.array(envelopePart),
  /** ISO instant at which the letter was signed on a screen, as it is now; null: it is not. */
  signedAt: z.nullable(z.string()),
  /** It was signed, and has changed since: it must be signed again. */
  lostSignature: z.boolean(),
  /** Of the letter as it is: goes back with the signature. */
  sha256: z.string(),
})
export type LetterEnvelope = z.infer<typeof letterEnvelope>

const envelopesShown = z.object({
  /** The client's own: null while none was given. Staff see that there is one, and never what it looks like. */
  signature: z.nullable(
    z.object({
      kind: z.enum(['drawn', 'photo']),
      givenAt: z.string(),
      strokes: z.array(z.array(z.number())),
    }),
  ),
  /** Only the client signs. */
  maySign: z.boolean(),
  letters: z.array(letterEnvelope),
})
export type EnvelopesShown = z.infer<typeof envelopesShown>

export const listEnvelopes = defineCall({
  name: 'listEnvelopes',
  method: 'GET',
  path: '/api/clients/:id/envelopes',
  summary: 'What the mailing packet of each letter holds, and which letters are signed.',
  params: clientIdParams,
  reply: envelopesShown,
})

const letterParams = z.object({ id: recordNumber, document: recordNumber })

/** 404 for what is no letter of this client, 409 for a draft. */
export const downloadEnvelope = defineCall({
  name: 'downloadEnvelope',
  method: 'GET',
  path: '/api/clients/:id/envelopes/:document/packet',
  summary: 'One PDF of a letter with everything that goes into its envelope, ready to print.',
  params: letterParams,
  produces: 'file',
})

/** 409 while no letter of the round is ready. */
export const downloadRoundEnvelopes = defineCall({
  name: 'downloadRoundEnvelopes',
  method: 'GET',
  path: '/api/clients/:id/envelopes/rounds/:round',
  summary: 'The packets of all letters to bureaus of a round that are ready, as one PDF.',
  params: z.object({ id: recordNumber, round: recordNumber }),
  produces: 'file',
})

/** Kept sealed; it stands in no letter before `signLetter`. Client only. */
export const giveSignature = defineCall({
  name: 'giveSignature',
  method: 'PUT',
  path: '/api/clients/:id/signature',
  summary: 'Keeps the signature that the client drew; client only.',
  params: clientIdParams,
  body: z.object({
    strokes: z.array(stroke).check(z.minLength(1, saysCode('envelope.drawSignature')), z.maxLength(100)),
  }),
  reply: envelopesShown,
})

/** Multipart; file `photo` (JPG or PNG up to 10 MB) of a signature on paper: only its lines are kept. */
export const giveSignaturePhoto = defineCall({
  name: 'giveSignaturePhoto',
  method: 'POST',
  path: '/api/clients/:id/signature/photo',
  summary: 'Keeps the lines of a photographed signature; client only.',
  params: clientIdParams,
  encoding: 'multipart',
  body: z.object({}),
  reply: envelopesShown,
})

/** It is taken from every letter that is not mailed, too. A second time changes nothing. */
export const removeSignature = defineCall({
  name: 'removeSignature',
  method: 'DELETE',
  path: '/api/clients/:id/signature',
  summary: 'Deletes the kept signature; client only.',
  params: clientIdParams,
  reply: envelopesShown,
})

/** One act a letter. 409 for a draft, a letter that was mailed, and one that changed since it was shown. */
export const signLetter = defineCall({
  name: 'signLetter',
  method: 'POST',
  path: '/api/clients/:id/envelopes/:document/signature',
  summary: 'Sets the kept signature with the day in one letter; client only.',
  params: letterParams,
  body: z.object({
    /** Of the letter that was shown. */
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** To signing on a screen (15 U.S.C. 7001). */
    consent: z.literal(true, saysCode('envelope.consentFirst')),
  }),
  reply: envelopesShown,
})

export const unsignLetter = defineCall({
  name: 'unsignLetter',
  method: 'DELETE',
  path: '/api/clients/:id/envelopes/:document/signature',
  summary: 'Takes the signature out of a letter that is not mailed; client only.',
  params: letterParams,
  reply: envelopesShown,
})
