import { intakeBackground, intakeContact } from '../../../shared/api/intake.ts'

/** The form as the browser holds it: every field a text, '' while it is not answered. */
export interface IntakeValues {
  name: string
  email: string
  phone: string
  mailingAddress: string
  city: string
  state: string
  zipCode: string
  previousDisputes: string
  identityTheft: string
  policeReport: string
  ftcAffidavit: string
  notes: string
}
export type IntakeField = keyof IntakeValues

export const emptyIntake: IntakeValues = {
  name: '',
  email: '',
  phone: '',
  mailingAddress: '',
  city: '',
  state: '',
  zipCode: '',
  previousDisputes: '',
  identityTheft: '',
  policeReport: '',
  ftcAffidavit: '',
  notes: '',
}

export const contactFields = Object.keys(intakeContact.shape) as IntakeField[]
export const backgroundFields = Object.keys(intakeBackground.shape) as IntakeField[]

/** What was kept, limited to the fields of this form. */
export function knownFields(kept: Record<string, unknown>): Partial<IntakeValues> {
  const fields = Object.keys(emptyIntake) as IntakeField[]
  return Object.fromEntries(
    fields.flatMap((field) =>
      typeof kept[field] === 'string' && kept[field] !== '' ? [[field, kept[field]]] : [],
    ),
  )
}
