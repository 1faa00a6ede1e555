/**
 * Stand for who operates the product in pages that are made before anybody knows it; the server puts the settings of these
 * names in their place, or says that they are missing. They stand in the text of a page, never in an attribute.
 */
export const operatorMarks = {
  company: '[[COMPANY_NAME]]',
  address: '[[POSTAL_ADDRESS]]',
  email: '[[SUPPORT_EMAIL]]',
  state: '[[COMPANY_STATE]]',
} as const

/** What is known of the operator; null: the setting was not given. */
export type Operator = Readonly<Record<keyof typeof operatorMarks, string | null>>
