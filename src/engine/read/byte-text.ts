/** Bytes as text, one character a byte, in any runtime: a file's signatures and key words are ASCII. */

/** A run of the stack's size at most: `String.fromCharCode` takes each byte as an argument. */
const run = 4096

export function textOfBytes(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += run) text += String.fromCharCode(...bytes.subarray(at, at + run))
  return text
}

/** Where the text stands last; -1 where it does not. */
export function lastIndexOfText(bytes: Uint8Array, text: string): number {
  const first = text.charCodeAt(0)
  for (let at = bytes.lastIndexOf(first); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1))
    if (isAt(bytes, text, at)) return at
  return -1
}

/** How often the text stands in the bytes, counted up to `most`. */
export function countOfText(bytes: Uint8Array, text: string, most: number): number {
  const first = text.charCodeAt(0)
  let count = 0
  for (let at = bytes.indexOf(first); at >= 0 && count < most; at = bytes.indexOf(first, at + 1))
    if (isAt(bytes, text, at)) count += 1
  return count
}

function isAt(bytes: Uint8Array, text: string, at: number): boolean {
  for (let offset = 1; offset < text.length; offset += 1)
    if (bytes[at + offset] !== text.charCodeAt(offset)) return false
  return true
}
