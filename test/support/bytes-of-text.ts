/** A text as bytes, one a character, in any runtime: what the engine's `textOfBytes` takes apart. */
export function bytesOfText(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}
