/** What browsers and Node both have, of which this code may use nothing else. */
declare const URL: new (text: string) => { hostname: string }

/**
 * An address with its domain as mail servers know it: 'user@bücher.example' is 'user@xn--bcher-kva.example' (RFC 5890), which some browsers send of
 * a typed address and others do not. Everything else stays as it was typed.
 */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (at < 0 || !/^[\p{L}\p{M}\p{N}.\-·。]+$/u.test(domain) || !hasOtherLetters(domain)) return email
  try {
    return `${email.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return email
  }
}

/** Letters beyond English before the @ reach no mailbox by most mail servers (RFC 6531 asks each one on the way). */
export const hasOtherName = (email: string): boolean =>
  hasOtherLetters(email.slice(0, email.lastIndexOf('@')))

const hasOtherLetters = (text: string) => /[\p{L}\p{M}\p{N}](?<![A-Za-z0-9])/u.test(text)
