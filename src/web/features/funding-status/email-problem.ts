import { requestFundingLink } from '../../../shared/api/funding-application.ts'

/** What is wrong with an address, in the sentence of the server's own check; null when nothing is. */
export function emailProblem(email: string): string | null {
  const checked = requestFundingLink.body.shape.email.safeParse(email.trim())
  return checked.success ? null : (checked.error.issues[0]?.message ?? null)
}
