/**
 * Where a letter speaks in the law's words. `LawKey` names what is cited, for the plain explanation on the page; 'policy' is no law but
 * the bureaus' own published practice.
 */
export const lawKeys = [
  '604',
  '605',
  '605B',
  '607',
  '609',
  '611',
  '612',
  '623',
  '807',
  '809',
  '1022',
  'policy',
] as const
export type LawKey = (typeof lawKeys)[number]

/** A piece of a letter's text; `law` null: the writer's own words. */
export interface Passage {
  text: string
  law: LawKey | null
}

const parts = String.raw`(?:\([a-zA-Z0-9]+\))*`
const more = String.raw`(?:(?:-|, | and )(?:\d{3}[A-Z]?)?\([a-zA-Z0-9]+\)${parts})*`
const act = String.raw`(?: of the (?:Fair Credit Reporting Act(?: \(FCRA\))?|Fair Debt Collection Practices Act|FCRA|FDCPA))?`
const code = String.raw`(?:, 15 U\.S\.C\. \d+[a-z]?(?:-\d)?${parts})?`
const citation = new RegExp(
  String.raw`[Ss]ections? (\d{3}[A-Z]?)${parts}${more}${act}${code}|Regulation V, 12 CFR (1022)\.43${parts}`,
  'g',
)

const keyOf = (section: string | undefined): LawKey | null => lawKeys.find((key) => key === section) ?? null

/** A text in passages: each citation by itself, and what stands between. */
export function markCitations(text: string): Passage[] {
  const passages: Passage[] = []
  let done = 0
  for (const found of text.matchAll(citation)) {
    const law = keyOf(found[1] ?? found[2])
    if (law === null) continue
    if (found.index > done) passages.push({ text: text.slice(done, found.index), law: null })
    passages.push({ text: found[0], law })
    done = found.index + found[0].length
  }
  return done < text.length ? [...passages, { text: text.slice(done), law: null }] : passages
}

/** The first section that a citation names: '607' of 'FCRA section 607(b), 15 U.S.C. 1681e(b)'. */
export function lawOfCitation(citation: string): LawKey | null {
  const section = /\b(\d{3}[A-Z]?)(?:\(|\b)/.exec(citation.replace(/15 U\.S\.C\.|12 CFR/g, ''))?.[1]
  return keyOf(section) ?? (/1022\.43/.test(citation) ? '1022' : null)
}
