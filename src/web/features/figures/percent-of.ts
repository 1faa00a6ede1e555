/** '42%' of a share between 0 and 1. */
export const percentOf = (share: number): string => `${Math.round(share * 100)}%`
