import { usStates } from './us-states.ts'

/** An address as a form asks for it. */
export interface UsAddress {
  mailingAddress: string
  city: string
  /** Postal code of the state. */
  state: string
  zipCode: string
}

const printed = /^(?<street>.{5,}),\s*(?<city>[^,\d]{2,}),\s*(?<state>[A-Z]{2})\s+(?<zip>\d{5}(?:-\d{4})?)$/i

/**
 * An address as a report prints it ('5201 WINDLESTRAW PL, WORCESTER, MA 01627'), in its parts. Null where it is not plain which part
 * is which: nothing is guessed that stands on a letter.
 */
export function partsOfAddress(text: string): UsAddress | null {
  const line = text
    .replace(/,?\s*\n\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim()
  const { street = '', city = '', state = '', zip = '' } = printed.exec(line)?.groups ?? {}
  const code = usStates.find(([each]) => each === state.toUpperCase())?.[0]
  return code ? { mailingAddress: street.trim(), city: city.trim(), state: code, zipCode: zip } : null
}
