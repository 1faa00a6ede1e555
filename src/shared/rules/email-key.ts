import { withAsciiDomain } from './ascii-domain.ts'

/** The form in which addresses are compared: trimmed, in lower case, its domain in ASCII. The address as typed is what mail goes to. */
export function emailKeyOf(email: string): string {
  return withAsciiDomain(email.trim()).toLowerCase()
}
