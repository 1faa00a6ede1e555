import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A reply of bytes instead of JSON: at once, or as they are made. */
export interface FileReply {
  file: {
    bytes: Uint8Array | Readable
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
  return value.bytes instanceof Uint8Array || value.bytes instanceof Readable
}

/** Sends private bytes: kept by no cache, not even the browser's, which may be a library's; never sniffed, without scripts even when a browser shows them. */
export function sendFile(reply: FastifyReply, { file }: FileReply): FastifyReply {
  const { bytes } = file
  const content =
    bytes instanceof Readable ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return reply
    .header('content-type', file.contentType)
    .header('content-disposition', contentDisposition(file.disposition ?? 'attachment', file.fileName))
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('cache-control', 'no-store')
    .send(content)
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
