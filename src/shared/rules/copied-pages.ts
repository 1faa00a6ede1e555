/** Pages of one file that are copied into an envelope at most. What is longer is added by hand. */
export const mostCopiedPages = 60
