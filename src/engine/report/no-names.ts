/** Where lines of a file are lost or come in parts, something else may stand in the place of a creditor's name. */

/** A day alone, in the forms that bureaus print. */
const day = /^\W*(\p{L}{3,10}\.? \d{1,2}, ?\d{4}|\p{L}{3,10}\.? \d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4})\W*$/u
/** What headings, labels and values of an account say, and no company is called. */
const said =
  /^\W*((account|credit|payment|personal|additional|general|detailed?|historical|joint|individual) )*(account|information|details?|history|summary|status|remarks|comments|installment|revolving|individual|joint|unknown|closed|opened|monthly|current|number|historical)\W*$|^\W*at a glance\W*$/i
/** A month alone, and how long a loan runs. */
const time =
  /^\W*((january|february|march|april|may|june|july|august|september|october|november|december)|\d{1,3} months?)\W*$/i
const bankruptcy = /^\W*chapter (7|11|12|13)( bankruptcy)?\b/i

/** '3. HARBOR BANK', '4.1 HARBOR BANK', '#3: HARBOR BANK': the place in the report's list is no part of the name. */
const place = /^(\d{1,2}\.\d{1,3}|\d{1,3}[.)]|#\d{1,3}[.):]) (?=[\p{L}\d])/u

export const withoutPlace = (name: string): string => name.replace(place, '')

/** True for the words of a heading, a label or a value that stand where a creditor's name, or a person's, was looked for. */
export function isNoName(text: string): boolean {
  return [day, said, time, bankruptcy].some((form) => form.test(text))
}
