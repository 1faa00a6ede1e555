/** What an operator may upload as logo, and what is kept of it: enough points for a head that shows a third of them a side. */
export const logoLimits = {
  megabytes: 1,
  bytes: 1024 * 1024,
  side: 2000,
  kept: { width: 480, height: 120 },
} as const

/** Names it in a page: where it stands, and what tells the app of it. */
export const logoMark = 'operator-logo'

const head = { width: 160, height: 40 }

/** A logo that is shown, as its element in a page says: where it is, whose it is, how large it stands there. */
export interface ShownLogo {
  src: string
  alt: string
  width: number
  height: number
}

/** The size in which the head of a page shows a picture of this size: never larger than it is, never so large that the head grows. */
export function sizeInHead({ width, height }: { width: number; height: number }) {
  const share = Math.min(1, head.width / width, head.height / height)
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}
