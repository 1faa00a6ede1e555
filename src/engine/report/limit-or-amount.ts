/** Experian's one label for two fields: 'Credit Limit / Original Balance', 'Credit Limit/Original Amount'. */

const revolving = /revolv|credit card|charge|line of credit|home ?equity line|flexible spending|secured card/i
const loan = /install?ment|mortgage|auto|loan|lease|education|unsecured|collection|debt buyer|factoring/i

/**
 * Which of the two fields the amount is, by the account's type as printed; null for a type that says neither, where it is
 * read as none.
 */
export function limitOrAmount(type: string): 'creditLimit' | 'originalAmount' | null {
  const isRevolving = revolving.test(type)
  if (isRevolving === loan.test(type.replace(revolving, ''))) return null
  return isRevolving ? 'creditLimit' : 'originalAmount'
}
