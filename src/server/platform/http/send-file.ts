import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { OpenedFile } from '../files/file-store.ts'
import { nameOfType } from '../files/name-of-type.ts'
import { rangeOf } from './byte-range.ts'

/** A reply of bytes instead of JSON: at once, as they are made, or as they are read from the file store, also a part of them. */
export interface FileReply {
  file: {
    bytes: Uint8Array | Readable | OpenedFile
    contentType: string
    fileName: string
    /** 'attachment' when absent: nothing that a person uploaded is shown as a page of this site. */
    disposition?: 'inline' | 'attachment'
  }
}

export function isFileReply(value: unknown): value is FileReply {
  return typeof value === 'object' && value !== null && 'file' in value && isBytes(value.file)
}

function isBytes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('bytes' in value)) return false
  return value.bytes instanceof Uint8Array || value.bytes instanceof Readable || isOpened(value.bytes)
}

const isOpened = (bytes: unknown): bytes is OpenedFile =>
  typeof bytes === 'object' && bytes !== null && 'read' in bytes && typeof bytes.read === 'function'

/** Sends private bytes: kept by no cache, not even the browser's, which may be a library's; never sniffed, without scripts even when a browser shows them. */
export function sendFile(reply: FastifyReply, { file }: FileReply): FastifyReply {
  const { bytes } = file
  const fileName = nameOfType(file.fileName, file.contentType)
  reply
    .header('content-type', file.contentType)
    .header('content-disposition', contentDisposition(file.disposition ?? 'attachment', fileName))
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('cache-control', 'no-store')
  if (bytes instanceof Uint8Array)
    return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return bytes instanceof Readable ? reply.send(bytes) : sendOpened(reply, bytes)
}

/** RFC 9110, 14: the part that was asked for, or all of it. */
function sendOpened(reply: FastifyReply, { bytes, read }: OpenedFile): FastifyReply {
  reply.header('accept-ranges', 'bytes')
  const range = rangeOf(reply.request.headers.range, bytes)
  if (range === 'nowhere')
    return reply.code(416).header('content-range', `bytes */${bytes}`).header('content-length', 0).send('')
  const { from, to } = range ?? { from: 0, to: bytes }
  if (range !== null) reply.code(206).header('content-range', `bytes ${from}-${to - 1}/${bytes}`)
  return reply.header('content-length', to - from).send(Readable.from(read(from, to)))
}

/** RFC 6266: an ASCII name for old readers, the true name percent-encoded beside it. */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName.replace(/[\ud800-\udfff]/gu, '_')).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
