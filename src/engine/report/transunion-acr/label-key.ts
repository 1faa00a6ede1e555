/**
 * A label reduced to its letters and digits, lower case: 'High Balance (Hist.)' -> 'highbalancehist'.
 * Spaces go as well, because the layout also breaks labels inside words.
 */
export function labelKey(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}
