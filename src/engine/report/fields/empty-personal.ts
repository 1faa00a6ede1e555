import type { PersonalInformation } from '../credit-report.ts'

/** A person of whom nothing is read yet. */
export function emptyPersonal(): PersonalInformation {
  return {
    names: [],
    addresses: [],
    ssnLast4: null,
    dob: null,
    phones: [],
    employers: [],
    statements: [],
    notices: [],
  }
}
