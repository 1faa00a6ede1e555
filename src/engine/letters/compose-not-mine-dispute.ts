import type { CreditReport } from '../report/credit-report.ts'
import { choosePhrase, type Voice } from './phrases/choose-phrase.ts'
import { askingForResults, passingOn } from './phrases/closing-phrases.ts'
import type { RequestPart } from './request-letter.ts'

/**
 * Section 605B triggers no reinvestigation, and a furnisher's duties under 623(b) begin with the bureau's notice of a
 * dispute: what is asked to be blocked is therefore disputed as well.
 */
export function disputeBeside(entries: number): string {
  return (
    `I also dispute the information identified under 3: it is not mine. Please reinvestigate ${entries === 1 ? 'it' : 'each entry'} under section 611(a)(1), 15 U.S.C. 1681i(a)(1), ` +
    `tell the ${entries === 1 ? 'company' : 'companies'} that furnished it of this dispute (section 611(a)(2)), and delete what is not verified to be mine (section 611(a)(5)(A)).`
  )
}

/** Without an identity theft report there is nothing to block by, but what is not the consumer's can be disputed. */
export function notMineParts(
  entries: RequestPart['entries'],
  { bureau }: CreditReport,
  voice: Voice,
): RequestPart[] {
  const isOne = entries.length === 1
  return [
    {
      heading: null,
      paragraphs: [
        `Under section 611(a)(1) of the Fair Credit Reporting Act (FCRA), 15 U.S.C. 1681i(a)(1), I dispute the ${isOne ? 'entry' : 'entries'} below, which ${bureau} shows in my file: ${isOne ? 'it is' : 'they are'} not mine. Please reinvestigate whose ${isOne ? 'it is' : 'they are'}.`,
      ],
      entries,
      points: [],
    },
    {
      heading: 'My statement',
      paragraphs: [
        'I state that the information above is not information relating to any transaction by me, and I believe that somebody used my identity. I have not enclosed an identity theft report, and this letter does not ask for a block.',
      ],
      entries: [],
      points: [],
    },
    {
      heading: 'What I ask for',
      paragraphs: [
        'Please have the furnisher compare the name, address, date of birth, Social Security number and signature in its records with mine, and delete what is not verified to be mine.',
        choosePhrase(voice, 'passing on', passingOn(entries.length)),
        choosePhrase(voice, 'results', askingForResults(entries.length)),
      ],
      entries: [],
      points: [],
    },
  ]
}
