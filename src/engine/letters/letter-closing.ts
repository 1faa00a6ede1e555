/** What every dispute with a bureau asks for at its end, with the section that provides for it. */

/**
 * Names no number of days: whether the 45 of section 612(a)(3) apply to a report is the bureau's to show, and a letter that
 * concedes them gives days away. The mail log counts the longer time, so that nobody is called late too early.
 */
export const withinTheTime =
  'Please finish within the time that the law allows, counted from the day you receive this letter (section 611(a)(1)).'

/** To pass the dispute on to the furnishers, and what follows from an inaccuracy: FCRA 611(a)(2), (5)(A). */
export function passingOn(items: number): string {
  return (
    `Please pass this letter and its enclosures on to the ${items === 1 ? 'company that furnished the information' : 'companies that furnished the information'} ` +
    `(section 611(a)(2)). What proves to be inaccurate or incomplete, or cannot be verified, is to be corrected or ` +
    `deleted (section 611(a)(5)(A)).`
  )
}

/** To send the results, and how an item was verified that stays as it is: FCRA 611(a)(6), (7). */
export function askingForResults(items: number): string {
  return (
    `Please then send the results to the address above (section 611(a)(6)). If ${items === 1 ? 'the item is' : 'an item is'} left as it is, ` +
    `please describe how it was verified (section 611(a)(7)).`
  )
}
