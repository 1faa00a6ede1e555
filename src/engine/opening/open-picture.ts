import sharp from 'sharp'
import type { OpenedPaper } from './opened-paper.ts'

/** Above what phones photograph (50 megapixels); 10,000 by 10,000 points would take 300 MB as pixels. */
const mostPixels = 64_000_000
/** Small enough to cost nothing, and every point of the picture goes into it. */
const thumbnail = { width: 32, height: 32, fit: 'fill' } as const

/** A picture opens when all of it can be decoded: one that was cut off shows grey where the rest should be. */
export async function openPicture(bytes: Uint8Array, kind: 'jpeg' | 'png'): Promise<OpenedPaper> {
  // Its last part holds no point, but what has none was cut off: what else went is not known.
  if (kind === 'png' && !isWhole(bytes, kind)) return { ok: false, fault: 'incomplete' }
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return { ok: false, fault: 'too-large' }
    const open = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    await open.resize(thumbnail).raw().toBuffer()
    return { ok: true, kind, pages: 1 }
  } catch {
    // The decoder gave up on what the file holds; its own words say nothing to a person.
    return { ok: false, fault: isWhole(bytes, kind) ? 'damaged' : 'incomplete' }
  }
}

const ends = { jpeg: Buffer.from([0xff, 0xd9]), png: Buffer.from('IEND') } as const

function isWhole(bytes: Uint8Array, kind: 'jpeg' | 'png'): boolean {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return content.lastIndexOf(ends[kind]) > 0
}
