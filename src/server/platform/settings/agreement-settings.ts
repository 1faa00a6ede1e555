import { isState, type UsState } from '../../../shared/rules/us-states.ts'
import { defineShown } from './setting.ts'
import { type Parse, SettingError } from './setting-kinds.ts'

/** Postal codes separated by commas or blanks, each once. */
const states: Parse<readonly UsState[]> = (text) => {
  const codes = text.split(/[\s,]+/).filter((code) => code !== '')
  const known = codes.filter(isState)
  const [unknown] = codes.filter((code) => !isState(code))
  if (unknown !== undefined || known.length === 0) {
    const what = unknown === undefined ? '' : `; ${JSON.stringify(unknown)} is none`
    throw new SettingError(`must be postal codes of states, separated by commas, such as GA, NY${what}`)
  }
  return [...new Set(known)]
}

/** The agreement pack (15 U.S.C. 1679c to 1679e), for operators whose counsel asks for it. */
export const agreementSettings = {
  agreementStates: defineShown(
    'AGREEMENT_STATES',
    null,
    states,
    'States whose people sign an agreement and wait three business days (California: five) before they can pay for a dispute package or a session: GA, NY. It needs COMPANY_NAME and POSTAL_ADDRESS. Default: none, and nothing is asked.',
  ),
}

/**
 * Throws SettingError when agreements are asked for in the name of nobody: a contract names its company and the principal
 * business address (15 U.S.C. 1679d(b)(3)), and the notice of cancellation is mailed there.
 * @param isGiven whether a setting has a text of its own; a default counts as none
 */
export function requireForAgreements(
  agreementStates: readonly UsState[] | null,
  isGiven: (name: string) => boolean,
): void {
  const [missing] = agreementStates ? ['COMPANY_NAME', 'POSTAL_ADDRESS'].filter((name) => !isGiven(name)) : []
  if (missing !== undefined)
    throw new SettingError(
      `The setting AGREEMENT_STATES needs ${missing}, which the agreements name (15 U.S.C. 1679d(b)(3)).`,
    )
}
