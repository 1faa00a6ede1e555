import type { PostalAddress } from '../../../shared/rules/postal-service.ts'
import { isState } from '../../../shared/rules/us-states.ts'

/**
 * Takes apart the lines that stand in the head of a letter: the name, and an address as a report prints it, with commas or line breaks
 * between its parts ('PO BOX 1, STE 2, EL PASO, TX 79998'). What leaves a doubt is null: a letter about somebody's debts must not
 * go to a guessed door.
 * @param lines null: not known, the person writes it in by hand
 */
export function readAddressLines(lines: readonly (string | null)[]): PostalAddress | null {
  const whole = lines.filter((line) => line !== null)
  const [name = '', ...rest] = whole.map((line) => line.replace(/\s+/g, ' ').trim())
  const parts = rest.flatMap((line) => line.split(/\s*,\s*/)).filter((part) => part !== '')
  const end = ending.exec(parts.at(-1) ?? '')?.groups
  if (whole.length !== lines.length || name === '' || !end) return null
  const { before = '', state = '', zip = '', more } = end
  const [city = '', ...streets] = [...parts.slice(0, -1), before].filter((part) => part !== '').reverse()
  const [line1 = '', line2 = null, ...others] = streets.reverse()
  const isSure =
    isState(state) &&
    others.length === 0 &&
    /^[A-Za-z][A-Za-z .'’-]*$/.test(city) &&
    (place.test(line1) || box.test(line1)) &&
    (line2 === null || unit.test(line2) || box.test(line2))
  return isSure ? { name, line1, line2, city, state, zip: more ? `${zip}-${more}` : zip } : null
}

/** 'TX 79998', 'El Paso TX 79998-0001', 'TX 799980001'. */
const ending = /^(?:(?<before>.+) )?(?<state>[A-Z]{2}) (?<zip>\d{5})(?:-?(?<more>\d{4}))?$/
/** A house number and a street. */
const place = /^\d+[A-Za-z]?(-\d+)? [A-Za-z0-9][^,]*[A-Za-z]/
const box = /^(P\.? ?O\.? ?BOX|POST OFFICE BOX) [A-Z]?\d+$/i
const unit = /^(STE|SUITE|APT|UNIT|FL|FLOOR|RM|ROOM|BLDG|BUILDING|DEPT|MAIL STOP|MS|#)\.? ?#?[A-Z0-9-]+$/i
