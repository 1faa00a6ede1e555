import sharp from 'sharp'

interface AppIcon {
  /** Below the served folder. */
  file: string
  /** Pixels of a side. */
  size: number
  purpose: 'any' | 'maskable'
}

/** The icons that the manifest names; a maskable one may lose all but the circle in its middle. */
export const appIcons: readonly AppIcon[] = [
  { file: 'icons/icon-192.png', size: 192, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, purpose: 'any' },
  { file: 'icons/maskable-512.png', size: 512, purpose: 'maskable' },
]
const touchIcon: AppIcon = { file: 'icons/apple-touch-icon.png', size: 180, purpose: 'any' }

const paper = '#FBFAF6'
/** How much of a side the shield takes: the safe circle of a maskable icon is four fifths across. */
const share = { any: 0.78, maskable: 0.56 }
/** Sides of the shield's own drawing. */
const drawn = 32

/** The icons as PNG, by their file, drawn from the shield of the tab. @param shield its SVG */
export async function drawAppIcons(shield: string): Promise<Record<string, Uint8Array>> {
  const inner = shield.replace(/^.*?<svg[^>]*>/s, '').replace(/<\/svg>\s*$/, '')
  const icons: Record<string, Uint8Array> = {}
  for (const { file, size, purpose } of [...appIcons, touchIcon]) {
    const scale = share[purpose]
    const margin = (drawn * (1 - scale)) / 2
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawn} ${drawn}" width="${size}" height="${size}"><rect width="${drawn}" height="${drawn}" fill="${paper}"/><g transform="translate(${margin} ${margin}) scale(${scale})">${inner}</g></svg>`
    icons[file] = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
  }
  return icons
}
