/**
 * Whether a file ends as one of its kind ends: an upload that broke off, or was saved in part, begins like every other and
 * is opened by nobody. Reads the file's own structure, runs nothing of it.
 * @param contentType as `fundingFileTypeOf` found it; a kind without a mark of its end counts as whole
 */
export function isWholeFile(contentType: string, bytes: Uint8Array): boolean {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const check = checks[contentType]
  return check === undefined || check(content)
}

const checks: Readonly<Record<string, (content: Buffer) => boolean>> = {
  'application/pdf': isWholePdf,
  'image/jpeg': isWholeJpeg,
  'image/png': (content) => content.includes(pngEnd),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': isWholeZip,
}

const pngEnd = Buffer.from('IEND')

/**
 * ISO 32000-1, 7.5.5: the last lines say where the cross-reference is. A file made for the web says so near its beginning,
 * too: what follows the last of these marks must hold no further objects.
 */
function isWholePdf(content: Buffer): boolean {
  const text = content.toString('latin1')
  const ends = [...text.matchAll(/startxref\s+(\d+)\s+%%EOF/g)]
  const last = ends.at(-1)
  if (last === undefined || Number(last[1]) >= content.length) return false
  return !/\d+\s+\d+\s+obj\b/.test(text.slice(last.index + last[0].length))
}

/** ITU T.81: segments name their length up to the scan; a picture inside them (a thumbnail) has an end of its own. */
function isWholeJpeg(content: Buffer): boolean {
  const startOfScan = 0xda
  let at = 2
  while (at + 4 <= content.length && content[at] === 0xff) {
    if (content[at + 1] === startOfScan) return content.indexOf(Buffer.from([0xff, 0xd9]), at) > 0
    at += 2 + content.readUInt16BE(at + 2)
  }
  return false
}

/** The directory of a ZIP stands at its end, and its last record says how long it is and where it begins. */
function isWholeZip(content: Buffer): boolean {
  const at = content.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (at < 0 || at + 22 > content.length) return false
  return content.readUInt32LE(at + 16) + content.readUInt32LE(at + 12) <= at
}
