/** How a letter to a bureau begins: in each phrase the same request, the same section and the same report. */
import type { Certainty } from '../item-certainty.ts'
import { inWords } from '../written-english.ts'
import type { Phrases } from './choose-phrase.ts'

export const reinvestigation =
  'Section 611(a)(1) of the Fair Credit Reporting Act (FCRA), 15 U.S.C. 1681i(a)(1),'
const within = `${reinvestigation.charAt(0).toLowerCase()}${reinvestigation.slice(1)}`

/** To reinvestigate all items. `report`: 'the credit report you prepared for me on …'. */
export function askingToReinvestigate(items: number, report: string): Phrases {
  const isOne = items === 1
  const these = isOne ? 'the item below' : `the ${inWords(items)} items below`
  const printed = `which ${isOne ? 'appears' : 'appear'} in ${report}`
  const them = isOne ? 'it' : 'them'
  return [
    `Please reinvestigate ${these}, ${printed}. ${reinvestigation} provides for this free of charge.`,
    `I dispute ${these}, ${printed}, and ask you to reinvestigate ${them}. ${reinvestigation} provides for this free of charge.`,
    `In ${report} there ${isOne ? 'is one item' : `are ${inWords(items)} items`} that I dispute. Please reinvestigate ${them}; ${within} provides for this free of charge.`,
    `I am writing about ${these}, ${printed}. I dispute ${isOne ? 'it' : 'each of them'} and ask for a reinvestigation, for which ${within} provides free of charge.`,
  ]
}

/** What each item gives. */
export function whatIsGiven(items: number, tellsOutcome: boolean): Phrases {
  const isOne = items === 1
  const given = `the field, what is printed there${tellsOutcome ? ',' : ' and'} the page${tellsOutcome ? ' and what came of my earlier letter' : ''}`
  return [
    `${isOne ? 'I' : 'For each I'} give ${given}.`,
    `You will find below${isOne ? '' : ', for each of them,'} ${given}.`,
    `${isOne ? 'The item names' : 'Each item names'} ${given}.`,
  ]
}

/** What is in the envelope only the person who fills it can say: by a tick on the list at the end. */
export function copiesPhrases(pages: number): Phrases {
  const [these, them] =
    pages === 1
      ? ['A copy of that page', 'a copy of that page']
      : ['Copies of those pages', 'copies of those pages']
  const belong = pages === 1 ? 'belongs' : 'belong'
  return [
    `${these} ${belong} to this letter, with the lines marked; the copies that I send with it are ticked at the end.`,
    `${these}, with the lines marked, ${belong} to this letter. What I send with it is ticked at the end.`,
    `This letter goes with ${them}, the lines marked; at the end I have ticked the copies that I send.`,
  ]
}

/** How many pages the items quote. */
export function pagesQuoted(
  items: readonly Record<'printedHere' | 'printedElsewhere', readonly { bureau: string; page: number }[]>[],
): number {
  const lines = items.flatMap(({ printedHere, printedElsewhere }) => [...printedHere, ...printedElsewhere])
  return new Set(lines.map(({ bureau, page }) => `${bureau} ${page}`)).size
}

/** Says openly which items are certain, which contradict, which are questions of fact and which ask for a courtesy. */
export const ofTheOne: Record<Certainty, Phrases> = {
  certain: [
    'The report itself shows that the entry cannot be right as it stands; I ask you to correct it.',
    'The entry cannot be right as it stands. The report itself shows it, and I ask you to correct it.',
    'By what the report itself prints, the entry cannot be right as it stands; I ask you to correct it.',
  ],
  one_of_two: [
    'The bureaus contradict each other, so at least one of them is wrong; I ask you to verify your own entry.',
    'At least one of the bureaus is wrong, since they contradict each other; I ask you to verify your own entry.',
    'The bureaus contradict each other. At least one of them is wrong, and I ask you to verify your own entry.',
  ],
  open: [
    'There may be an explanation that I cannot see, so I ask you to verify the field I name.',
    'I ask you to verify the field I name, as there may be an explanation that I cannot see.',
    'There may be an explanation that I cannot see. I therefore ask you to verify the field I name.',
  ],
  policy: [
    'I do not say that the entry is wrong. The policy that the nationwide credit bureaus have published, which is voluntary and not a law, leaves it out, and I ask you as a courtesy to apply it.',
  ],
}

/** The same behind 'In items 2 and 3'. */
export function ofSeveral(certainty: Certainty, count: number): Phrases {
  const fields = count === 1 ? 'field' : 'fields'
  const entries = `your own ${count === 1 ? 'entry' : 'entries'}`
  switch (certainty) {
    case 'certain':
      return [
        'the printed information itself shows that the entry cannot be right as it stands; I ask you to correct it.',
        'the entry cannot be right as it stands, by the printed information itself; I ask you to correct it.',
        'what is printed shows by itself that the entry cannot be right as it stands, and I ask you to correct it.',
      ]
    case 'one_of_two':
      return [
        `the bureaus contradict each other, so at least one of them is wrong; I ask you to verify ${entries}.`,
        `at least one of the bureaus is wrong, since they contradict each other; I ask you to verify ${entries}.`,
        `the bureaus contradict each other. At least one of them is wrong, and I ask you to verify ${entries}.`,
      ]
    case 'open':
      return [
        `there may be an explanation that I cannot see, so I ask you to verify the ${fields} I name.`,
        `I ask you to verify the ${fields} I name, as there may be an explanation that I cannot see.`,
        `there may be an explanation that I cannot see. I therefore ask you to verify the ${fields} I name.`,
      ]
    case 'policy':
      return [
        'I do not say that the entry is wrong: the policy that the nationwide credit bureaus have published, which is voluntary and not a law, leaves it out, and I ask you as a courtesy to apply it.',
      ]
  }
}
