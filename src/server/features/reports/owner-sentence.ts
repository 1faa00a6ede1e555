import { counts, type Ownership } from '../../../engine/match/whose-reports.ts'

/**
 * Why nothing is written on a bureau's report, for the owner's documents and notes; null when the report counts. It names
 * nobody: whose name a file prints stands beside the file alone.
 */
export function ownerSentence(ownership: Ownership, bureau: string): string | null {
  if (counts(ownership)) return null
  if (ownership.state === 'denied')
    return `The file uploaded as ${bureau} is not yours, as you said. Upload your own ${bureau} report in its place.`
  if (ownership.state === 'contradicted') return contradiction(ownership.by, bureau)
  if (ownership.state === 'asked' && ownership.because === 'no_name')
    return `No name could be read on the ${bureau} report. It is kept, and nothing is written on it until you say in your portal that it is yours.`
  if (ownership.state === 'asked' && ownership.because === 'same_name_twice')
    return `Two of your reports show one name with different Social Security numbers and years of birth, so they are of two people. Nothing is written on the ${bureau} report until you say in your portal which of them is yours.`
  return `The ${bureau} report is made out to another name than yours. It is kept, and nothing is written on it until you say in your portal that it is yours.`
}

function contradiction(by: readonly ('number' | 'birth_year')[], bureau: string): string {
  const kept = `It is kept, and nothing is written on it. Upload your own ${bureau} report in its place.`
  if (by.length > 1)
    return `The ${bureau} report shows another Social Security number and another year of birth than your other reports. ${kept}`
  return by[0] === 'birth_year'
    ? `The ${bureau} report shows another name and another year of birth than your other reports. ${kept}`
    : `The ${bureau} report shows another name and another Social Security number than your other reports. ${kept}`
}
