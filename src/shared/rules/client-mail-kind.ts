/**
 * Mails about a purchase or a case come in any case; of the marketing kind are those that only remind or ask, which a
 * client can stop (15 U.S.C. 7702(17): a mail that concludes or tells of a transaction is none of marketing).
 */
const optionalTypes: readonly string[] = ['check-in', 'automated']

/** Whether a client can stop mails of this type, and each of them says how. */
export function isOptionalMail(type: string): boolean {
  return optionalTypes.includes(type)
}
