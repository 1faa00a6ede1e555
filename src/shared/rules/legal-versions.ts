/**
 * The newest version of each text that a buyer accepts, by the day on which it began to hold. A text that changes takes a new day
 * here and puts the one before it into its list of earlier versions.
 */
export const legalVersions = { terms: '2026-11-23', refunds: '2026-11-23', privacy: '2026-11-25' } as const

/** As a record of consent names what was accepted: 'terms 2026-11-23, refunds 2026-11-23, privacy 2026-11-25'. */
export const acceptedVersions = Object.entries(legalVersions)
  .map(([text, version]) => `${text} ${version}`)
  .join(', ')
