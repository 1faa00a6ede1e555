/** How somebody told staff what they want. */
export const spokenWays = ['phone', 'in-person', 'video', 'email', 'message', 'letter'] as const
export type SpokenWay = (typeof spokenWays)[number]

/** How long after it was recorded a client's word covers what staff enter of it: one sitting. */
export const spokenWordHours = 2
