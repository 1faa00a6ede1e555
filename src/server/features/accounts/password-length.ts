/** Fewest characters beside a second factor is 8 (NIST SP 800-63B rev. 4); we ask for 12. Longest taken: 200. */
export const passwordLength = { fewest: 12, most: 200 } as const
