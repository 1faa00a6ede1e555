/**
 * Sentences of the specification about the business itself, which read untrue once a day is over or a figure is another one: they
 * stand as printed, until the operator's settings word them otherwise or take them away (decision 44 of the brief).
 */
export const claimKeys = ['plan-badge', 'readiness-figures'] as const
export type ClaimKey = (typeof claimKeys)[number]

/** The text of a setting that takes the sentence away. */
export const noClaim = 'none'
