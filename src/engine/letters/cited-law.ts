/**
 * Letters cite a short list of sections, each checked against the statute; a sentence that cites anything else is not
 * printed. FCRA 604, 605, 605B, 607(b), 609, 611, 612, 623; FDCPA 807(8), 809; Regulation V 1022.43.
 */
const allowedSections = /^(604|605|605B|607|609|611|612|623|807|809|1022)$/
const allowedCodeSections = /^(1681b|1681c|1681c-2|1681e|1681g|1681i|1681j|1681s-2|1692e|1692g)$/

/** True when every section that the text names is on the list; a text that names none passes. */
export function citesOnlyCheckedLaw(text: string): boolean {
  const sections = [
    ...text.matchAll(/(?:\bsections?|§+)\s*(\d{3,4}[A-Z]?)/gi),
    ...text.matchAll(/\b(\d{3,4}[A-Z]?)(?=\([a-z0-9])/g),
  ].map(([, number]) => number ?? '')
  const codes = [...text.matchAll(/\b(1[0-9]{3}[a-z](?:-\d)?)/g)].map(([, code]) => code ?? '')
  const otherTitles = /\b(?!15 )\d{1,2} (?:U\.?S\.?C\.?|USC)/.test(text)
  return (
    !otherTitles &&
    sections.every((number) => allowedSections.test(number) || /^1(681|692)/.test(number)) &&
    codes.every((code) => allowedCodeSections.test(code))
  )
}
