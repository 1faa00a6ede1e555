/** Which regulator beside the CFPB takes complaints about a company, as far as its printed name says it; null: it does not. */
export function regulatorOf(company: string): 'occ' | 'ncua' | null {
  if (/credit union|\bF\.?C\.?U\b/i.test(company)) return 'ncua'
  // 'N.A.' and 'National Association' stand in the names of national banks alone (12 U.S.C. 22).
  if (/\bnational (bank|association)\b|[\s,]N\.?\s?A\.?$/i.test(company.trim())) return 'occ'
  return null
}
