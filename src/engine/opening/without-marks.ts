/**
 * A picture without what its camera wrote beside it: place, time, device, comments, small copies. Its points stay byte for byte, so
 * that a proof is still the picture that was taken. Any other file, and one whose parts cannot be told, comes back as it is.
 */
export function withoutMarks(bytes: Uint8Array): Uint8Array {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept = isJpeg(content) ? jpegParts(content) : isPng(content) ? pngParts(content) : null
  return kept === null ? bytes : new Uint8Array(Buffer.concat(kept))
}

const isJpeg = (content: Buffer) => content[0] === 0xff && content[1] === 0xd8 && content[2] === 0xff
const isPng = (content: Buffer) => content.subarray(1, 4).toString('latin1') === 'PNG'

/**
 * ITU T.81, annex B. Application segments go, but for JFIF (APP0), colours (an ICC profile in APP2, Adobe's in APP14) and the way up. What
 * follows the end of the picture, as further pictures and films of phones do, goes too.
 */
function jpegParts(content: Buffer): Buffer[] | null {
  const kept: Buffer[] = [content.subarray(0, 2)]
  let at = 2
  while (at + 4 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0
    if (marker === endOfImage) return [...kept, content.subarray(at, at + 2)]
    const end = at + 2 + content.readUInt16BE(at + 2)
    const segment = content.subarray(at, end)
    const turned = marker === 0xe1 ? turnOf(segment) : null
    if (turned !== null) kept.push(turnSegment(turned))
    else if (!isMark(marker, segment)) kept.push(segment)
    at = end
    if (marker === startOfScan) {
      const next = endOfScan(content, end)
      if (next === null) return null
      kept.push(content.subarray(end, next))
      at = next
    }
  }
  const isEnd = content[at] === 0xff && content[at + 1] === endOfImage
  return isEnd ? [...kept, content.subarray(at, at + 2)] : null
}

const startOfScan = 0xda
const endOfImage = 0xd9
const comment = 0xfe

function isMark(marker: number, segment: Buffer): boolean {
  if (marker === comment) return true
  if (marker < 0xe1 || marker > 0xef || marker === 0xee) return false
  return !(marker === 0xe2 && segment.subarray(4, 15).toString('latin1') === 'ICC_PROFILE')
}

/** Where the next marker stands: within a scan a 0xff is followed by 0 or by a restart marker. */
function endOfScan(content: Buffer, from: number): number | null {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return null
}

const orientation = 0x0112

/** The way up that an Exif segment says, 2 to 8; null for none, for upright, and for what is not understood. */
function turnOf(segment: Buffer): number | null {
  if (segment.subarray(4, 10).toString('latin1') !== 'Exif\0\0' || segment.length < 24) return null
  const tiff = segment.subarray(10)
  const little = tiff.subarray(0, 2).toString('latin1') === 'II'
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return null
  for (let entry = 0; entry < short(first); entry += 1) {
    const at = first + 2 + entry * 12
    if (at + 12 > tiff.length) return null
    if (short(at) !== orientation) continue
    const turn = short(at + 8)
    return turn >= 2 && turn <= 8 ? turn : null
  }
  return null
}

/** An Exif segment that says which way is up and nothing else. */
function turnSegment(turn: number): Buffer {
  const segment = Buffer.alloc(36)
  segment.writeUInt16BE(0xffe1, 0)
  segment.writeUInt16BE(34, 2)
  segment.write('Exif\0\0MM\0*', 4, 'latin1')
  segment.writeUInt32BE(8, 14)
  segment.writeUInt16BE(1, 18)
  segment.writeUInt16BE(orientation, 20)
  segment.writeUInt16BE(3, 22)
  segment.writeUInt32BE(1, 24)
  segment.writeUInt16BE(turn, 28)
  return segment
}

const pngMarks: readonly string[] = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']

/** ISO/IEC 15948, 5.3: length, type, data, checksum. */
function pngParts(content: Buffer): Buffer[] | null {
  const kept: Buffer[] = [content.subarray(0, 8)]
  for (let at = 8; at + 12 <= content.length; ) {
    const end = at + 12 + content.readUInt32BE(at)
    const type = content.subarray(at + 4, at + 8).toString('latin1')
    if (end > content.length) return null
    if (!pngMarks.includes(type)) kept.push(content.subarray(at, end))
    if (type === 'IEND') return kept
    at = end
  }
  return null
}
