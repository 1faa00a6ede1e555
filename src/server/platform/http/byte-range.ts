/** A part of a file; `to` is behind its end. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * The one range that a request asks for (RFC 9110, 14.1.2); null where it asks for all, for several, or for something else: then all is
 * sent. 'nowhere' when the file has no such bytes.
 */
export function rangeOf(header: string | undefined, length: number): ByteRange | null | 'nowhere' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const count = Math.min(Number(last), length)
    return count === 0 ? 'nowhere' : { from: length - count, to: length }
  }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return null
  if (from >= length) return 'nowhere'
  return { from, to: last === '' ? length : Math.min(Number(last) + 1, length) }
}
