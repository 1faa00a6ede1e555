import sharp from 'sharp'

/** Pixels: a signature of 2.5 inches at 400 dots an inch. */
const most = { width: 1000, height: 400 } as const
/** Above what phones photograph. */
const mostPixels = 64_000_000
/** Lighter than this, beside the paper around it, is paper. */
const inkBelow = 0.78
/** A photo of which less is ink is empty; of which more is ink, it is no signature on paper. */
const inkShare = { least: 0.0008, most: 0.35 } as const

/**
 * The photo of a signature on paper to its lines alone: upright, dark on nothing, cut to what is written. Only its pixels come
 * along. Uneven light is taken out by the light of the paper around each place.
 * Null for a file that is no picture, or shows no writing on paper.
 * @param bytes JPG or PNG
 * @returns a PNG
 */
export async function signaturePicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ ...most, fit: 'inside', withoutEnlargement: true })
      .greyscale()
    const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true })
    const paper = await sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
      .blur(Math.max(2, info.width / 12))
      // One value a point, as in the photo: by itself it would come back with three.
      .toColourspace('b-w')
      .raw()
      .toBuffer()
    return await inkOf(data, paper, info)
  } catch {
    // The decoder gave up on what the file holds.
    return null
  }
}

async function inkOf(
  light: Uint8Array,
  paper: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array | null> {
  const lines = Buffer.alloc(width * height * 4)
  let written = 0
  for (let at = 0; at < width * height; at++) {
    const share = (light[at] ?? 255) / Math.max(1, paper[at] ?? 255)
    if (share >= inkBelow) continue
    written += 1
    lines.set([0x14, 0x21, 0x3d, Math.round(255 * Math.min(1, (inkBelow - share) / 0.2 + 0.35))], at * 4)
  }
  const ink = written / (width * height)
  if (ink < inkShare.least || ink > inkShare.most) return null
  const png = await sharp(lines, { raw: { width, height, channels: 4 } })
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 0 })
    .png()
    .toBuffer()
  return new Uint8Array(png)
}
