/** True for a line of an address or telephone number, as reports print them under a company's name. */
export function isAddress(text: string): boolean {
  return (
    /^(P\.? ?O\.? ?BOX\b|Phone:|\d+ )/i.test(text) ||
    /\(\d{3}\)|\b\d{3}-\d{4}\b|\b[A-Z]{2} \d{5}\b|\||^\d{4,5}$/.test(text)
  )
}
