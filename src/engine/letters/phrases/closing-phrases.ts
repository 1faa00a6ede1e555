/** What every dispute with a bureau asks for at its end, with the section that provides for it: in each phrase the same. */
import type { Phrases } from './choose-phrase.ts'

/**
 * Names no number of days: whether the 45 of section 612(a)(3) apply to a report is the bureau's to show, and a letter that
 * concedes them gives days away. The mail log counts the longer time, so that nobody is called late too early.
 */
export const withinTheTime: Phrases = [
  'Please finish within the time that the law allows, counted from the day you receive this letter (section 611(a)(1)).',
  'The time that the law allows counts from the day you receive this letter; please finish within it (section 611(a)(1)).',
  'Please complete this within the time that the law allows, which counts from the day this letter reaches you (section 611(a)(1)).',
]

/** To pass the dispute on to the furnishers, and what follows from an inaccuracy: FCRA 611(a)(2), (5)(A). */
export function passingOn(items: number): Phrases {
  const companies =
    items === 1 ? 'company that furnished the information' : 'companies that furnished the information'
  return [
    `Please pass this letter and its enclosures on to the ${companies} (section 611(a)(2)). What proves to be inaccurate or incomplete, or cannot be verified, is to be corrected or deleted (section 611(a)(5)(A)).`,
    `This letter and its enclosures concern the ${companies} as well; please pass them on (section 611(a)(2)). Whatever proves to be inaccurate or incomplete, or cannot be verified, is to be corrected or deleted (section 611(a)(5)(A)).`,
    `Please send what I write here, with its enclosures, to the ${companies} (section 611(a)(2)). Information that proves to be inaccurate or incomplete, or that cannot be verified, is to be corrected or deleted (section 611(a)(5)(A)).`,
  ]
}

/** To send the results, and how an item was verified that stays as it is: FCRA 611(a)(6), (7). */
export function askingForResults(items: number): Phrases {
  const item = items === 1 ? 'the item' : 'an item'
  return [
    `Please then send the results to the address above (section 611(a)(6)). If ${item} is left as it is, please describe how it was verified (section 611(a)(7)).`,
    `When you have finished, please mail the results to the address above (section 611(a)(6)). Should ${item} stay as it is, please describe to me how it was verified (section 611(a)(7)).`,
    `I ask for the results at the address above (section 611(a)(6)) and, where ${item} is left as it is, for a description of how it was verified (section 611(a)(7)).`,
  ]
}

export const thanks: Phrases = [
  'Thank you for your care.',
  'Thank you for looking into this.',
  'Thank you for your time and care.',
  'Thank you for your attention to this.',
]

export const farewells: Phrases = ['Sincerely,', 'Sincerely yours,', 'Yours truly,', 'Respectfully,']

export const salutations = (name: string): Phrases => [`To ${name}:`, `Dear ${name}:`]
