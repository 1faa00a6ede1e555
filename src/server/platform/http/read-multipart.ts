import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { says } from '../../../shared/sentences/says.ts'
import { gatherBytes } from './gather-bytes.ts'
import { Refusal } from './refusal.ts'
import { refuseUnstorableText } from './refuse-unstorable-text.ts'

/** One uploaded file. `bytes` is empty when `truncated`: the file was larger than its field allows. */
export interface UploadedFile {
  field: string
  /** As the browser named it, without folders and control characters, at most 200 characters. */
  fileName: string
  /** What the browser says; never to be trusted. */
  contentType: string
  bytes: Uint8Array
  truncated: boolean
}

/**
 * The file fields that a call takes, each with its limit in bytes; a field that may come several times, with how often,
 * and the bytes of all its files together.
 */
export type FileLimits = Readonly<Record<string, number | { bytes: number; files: number }>>

export interface MultipartContent {
  fields: Record<string, string>
  files: UploadedFile[]
}

export const longestField = 20_000
export const mostFields = 80

/**
 * Reads a multipart request. Empty file parts (a file input left alone) and unknown file fields are dropped.
 * Throws Refusal 'invalid_input' when the request is no multipart form or a text cannot be kept, 'too_large' when it has
 * too many parts.
 */
export async function readMultipart(request: FastifyRequest, limits: FileLimits): Promise<MultipartContent> {
  if (!request.isMultipart()) throw new Refusal('invalid_input', says('request.needsForm'))
  const fields: Record<string, string> = Object.create(null)
  const files: UploadedFile[] = []
  const most = formLimit(limits)
  const allowance = { left: most }
  const announced = Number(request.headers['content-length'] ?? Number.NaN)
  if (announced > allowance.left) throw tooLarge()
  const parts = request.parts({
    limits: {
      // The limit of each field is kept below, where going over it refuses that file and not the form.
      fileSize: Number.POSITIVE_INFINITY,
      files: Object.values(limits).reduce<number>((sum, limit) => sum + Math.max(2, filesOf(limit)), 0),
      fields: mostFields,
      fieldSize: longestField,
      fieldNameSize: 100,
      headerPairs: 50,
    },
  })
  for await (const part of parts)
    await takePart(part, {
      fields,
      files,
      limits,
      allowance,
      announced: Number.isNaN(announced) ? null : announced - (most - allowance.left),
    })
  refuseUnstorableText(fields)
  return { fields: { ...fields }, files }
}

/** A file over its limit is read to its end and judged by itself; twice of everything ends the request. */
export function formLimit(limits: FileLimits): number {
  const bytes = Object.values(limits).reduce<number>((sum, limit) => sum + bytesOf(limit), 0)
  return 2 * bytes + 4 * 1024 * 1024
}

type FileLimit = FileLimits[string]
const bytesOf = (limit: FileLimit) => (typeof limit === 'number' ? limit : limit.bytes)
const filesOf = (limit: FileLimit) => (typeof limit === 'number' ? 1 : limit.files)

const tooLarge = () => new Refusal('too_large', says('request.filesTooLarge'))

interface Taking extends MultipartContent {
  limits: FileLimits
  /** Bytes of files that the form may still have. */
  allowance: { left: number }
  /** What the request says that is still to come; null when it says nothing. */
  announced: number | null
}

async function takePart(part: Multipart, into: Taking): Promise<void> {
  if (part.type === 'field') {
    if (part.valueTruncated || part.fieldnameTruncated) {
      const sentence = says('request.textTooLong')
      throw new Refusal('too_large', sentence, { [part.fieldname]: sentence })
    }
    into.fields[part.fieldname] = String(part.value)
    return
  }
  const limit = into.limits[part.fieldname]
  const content = await readLimited(part.file, limit === undefined ? 0 : leftOf(limit, part, into), into)
  if (limit === undefined) return
  const fileName = safeFileName(part.filename)
  if (fileName === '' && content.bytes.length === 0 && !content.truncated) return
  into.files.push({
    field: part.fieldname,
    fileName: fileName || 'file',
    contentType: part.mimetype,
    ...content,
  })
}

/** What the files of this field so far leave of its bytes. */
function leftOf(limit: FileLimit, part: Multipart, { files }: Taking): number {
  if (typeof limit === 'number') return limit
  const before = files.filter(({ field }) => field === part.fieldname)
  return before.reduce((left, { bytes }) => left - bytes.length, limit.bytes)
}

/** Always reads to the end: a part that is not drained stops the whole request. */
async function readLimited(
  stream: AsyncIterable<Buffer>,
  limit: number,
  { allowance, announced }: Pick<Taking, 'allowance' | 'announced'>,
): Promise<{ bytes: Uint8Array; truncated: boolean }> {
  const gathered = gatherBytes(announced === null ? null : Math.min(announced, limit))
  let length = 0
  for await (const chunk of stream) {
    length += chunk.length
    allowance.left -= chunk.length
    if (allowance.left < 0) throw tooLarge()
    if (length <= limit) gathered.add(chunk)
    else gathered.drop()
  }
  const truncated = length > limit
  return { bytes: truncated ? new Uint8Array() : gathered.take(), truncated }
}

/** The last part of the name, without control characters and path marks. */
export function safeFileName(given: string | undefined): string {
  const last = (given ?? '').split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '').trim()
  // By characters: half of one could not be stored.
  return [...plain].slice(-200).join('')
}
