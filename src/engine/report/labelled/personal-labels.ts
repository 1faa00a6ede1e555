/** The labels of a person's data. */
import { byLabel, labelKeys } from '../label-keys.ts'

export type PersonalList = 'names' | 'addresses' | 'phones' | 'employers'

/** Labels of what a person has several of. */
export const personalLists = byLabel<PersonalList>([
  [
    'names',
    ['Name', 'Name On File', 'Names', 'Names Reported', 'Also Known As', 'AKA', 'You have also used'],
  ],
  ['names', ['Former Name', 'Formerly Known As', 'Other Name', 'Nombre', 'También conocido como']],
  [
    'names',
    ['Current Name', 'Former Name(s)', 'Other Name(s)', 'Other Names', 'Full Name', 'Alias', 'Aliases'],
  ],
  ['addresses', ['Address', 'Addresses', 'Current Address', 'Current Addresses', 'Addresses Reported']],
  [
    'addresses',
    [
      'Earlier Address',
      'Past Address',
      'Other Address',
      'Previous Address',
      'Previous Addresses',
      'Former Address',
    ],
  ],
  ['addresses', ['Former Address(es)', 'Other Address(es)', 'Dirección actual', 'Dirección anterior']],
  [
    'addresses',
    ['Present Address', 'Prior Address', 'Prior Addresses', 'Other Addresses', 'Former Addresses'],
  ],
  ['phones', ['Phone', 'Telephone', 'Phone Number', 'Phone Numbers', 'Telephone Number', 'Teléfono']],
  [
    'phones',
    ['Telephone Numbers', 'Telephone Numbers Reported', 'Current Phone Number(s)', 'Former Phone Number(s)'],
  ],
  ['employers', ['Employer Name', 'Employer', 'Employers', 'Current Employer', 'Company', 'Empleador']],
  [
    'employers',
    ['Last Reported Employment', 'Employment Data Reported', 'Employment Information', 'Employment'],
  ],
  ['employers', ['Employment History', 'Previous Employment(s)', 'Employed by', 'Empleadores']],
  // The same in plain words.
  ['names', ['Other Names Used', 'Names Used', 'Name on Your File', 'Applicant', 'Consumer Name']],
  ['addresses', ['Lives at', 'Where you live', 'Home Address', 'Lived at', 'Where you lived before']],
  ['employers', ['Works at', 'Where you work', 'Worked at', 'Where you worked before']],
  ['names', ['Nombres', 'Otros nombres']],
  ['addresses', ['Dirección', 'Direcciones', 'Direcciones anteriores']],
  ['phones', ['Phones', 'Teléfonos', 'Número de teléfono', 'Números de teléfono']],
])
/** Labels of what is said once, or is kept nowhere. */
export const personalOthers = byLabel([
  ['ssnLast4', ['SSN', 'Social Security #', 'Social Security Number', 'Social Security Number Variations']],
  ['ssnLast4', ['Social Security Number Variation']],
  ['ssnLast4', ['Número de Seguro Social', 'SSN (last four)', 'SSN (last 4)']],
  ['ssnLast4', ['Social Security number ends in', 'SSN ends in', 'Social Security']],
  ['dob', ['Date of Birth', 'Age or Date of Birth', 'Your Date of Birth', 'Year of Birth', 'Birth Year']],
  ['dob', ['Fecha de nacimiento', 'Año de nacimiento', 'Birth Date', 'DOB', 'Born', 'Birthday']],
  ['notices', ['Special Message', 'Special Messages', 'Consumer File Notices', 'Alert(s)']],
  [
    'statements',
    ['Consumer Statement', 'Personal Statement', 'Personal Statements', 'Declaraciones personales'],
  ],
  ['not kept', ['Date Reported', 'Date Verified', 'Date Hired', 'Hire Date', 'Start Date', 'Status']],
  ['not kept', ['Occupation', 'Position', 'Location', 'Credit Report Date']],
  ['not kept', ['You have been on our files since']],
  ['not kept', ['Name Identification Number', 'Address Identification Number']],
] as const)
/** Of every row of personal data. */
export const labelsOfPerson: readonly string[] = Object.keys({ ...personalLists, ...personalOthers })
export const personalLabels = labelKeys(labelsOfPerson)
