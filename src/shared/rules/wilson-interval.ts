/** Of the normal distribution: 95 % lie within so many standard deviations. */
const z = 1.959_963_984_540_054

/**
 * The interval in which the true share lies with a confidence of 95 %, by Wilson's score (E. B. Wilson, Journal of the American
 * Statistical Association 22, 1927): also for few cases and for shares near 0 and 1 it stays between them.
 * @param share seen, 0 to 1
 * @param cases of which it was seen, 1 or more
 */
export function wilsonInterval(share: number, cases: number): { low: number; high: number } {
  const spread = z * z
  const middle = (share + spread / (2 * cases)) / (1 + spread / cases)
  const half =
    (z / (1 + spread / cases)) * Math.sqrt((share * (1 - share)) / cases + spread / (4 * cases * cases))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** Below so many cases a share says more of chance than of anything else: none is shown. */
export const fewestCases = 20
