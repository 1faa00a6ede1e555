import sharp from 'sharp'
import { logoLimits } from '../../shared/rules/operator-logo.ts'
import { paperKindOf } from './paper-kind.ts'

/** A logo as it is sent to everybody. */
interface DrawnLogo {
  ok: true
  png: Uint8Array
  width: number
  height: number
}

export type LogoDrawing = DrawnLogo | { ok: false; fault: 'other-kind' | 'too-large' | 'damaged' }

/**
 * The points of a picture as a PNG of our own making: upright, its first frame alone, small enough for the head of a page. Nothing else
 * of the file comes along: no place, no device, no text, nothing behind its end. What the bytes show counts, and no name; a drawing
 * that can hold scripts (SVG) is none of these kinds.
 */
export async function logoPicture(bytes: Uint8Array): Promise<LogoDrawing> {
  const kind = isWebp(bytes) ? 'webp' : paperKindOf(bytes)
  if (kind !== 'png' && kind !== 'jpeg' && kind !== 'webp') return { ok: false, fault: 'other-kind' }
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (format !== kind) return { ok: false, fault: 'other-kind' }
    if (width > logoLimits.side || height > logoLimits.side) return { ok: false, fault: 'too-large' }
    const { data, info } = await sharp(bytes, { limitInputPixels: logoLimits.side ** 2, failOn: 'error' })
      .autoOrient()
      .resize({ ...logoLimits.kept, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
    return { ok: true, png: new Uint8Array(data), width: info.width, height: info.height }
  } catch {
    // The decoder gave up on what the file holds; its own words say nothing to a person.
    return { ok: false, fault: 'damaged' }
  }
}

function isWebp(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return start.startsWith('RIFF') && start.endsWith('WEBP')
}
