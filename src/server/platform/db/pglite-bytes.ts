import { type PGliteOptions, types } from '@electric-sql/pglite'

/**
 * How the embedded database reads and writes `bytea`, in the hexadecimal form of PostgreSQL (8.4.1). Its own way takes each byte by itself:
 * half of all the time of the server went there, for an analysis is sealed in some hundred kilobytes.
 */
export const pgliteBytes = {
  parsers: { [types.BYTEA]: (text: string): Uint8Array => Buffer.from(text.slice(2), 'hex') },
  serializers: {
    [types.BYTEA]: (bytes: Uint8Array) =>
      `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`,
  },
} satisfies PGliteOptions
