import type { StaffListKey } from '../../api/staff-lists.ts'

interface ListTexts {
  title: string
  none: string
  noneText: string
}

/** The general lists of the staff side. */
const lists: Record<StaffListKey, ListTexts> = {
  leads: {
    title: 'Leads',
    none: 'No leads yet',
    noneText: 'People who sign up on the home page appear here.',
  },
  testers: {
    title: 'Testers',
    none: 'No testers yet',
    noneText: 'Applications for the beta program appear here.',
  },
  purchases: {
    title: 'Purchases',
    none: 'No purchases yet',
    noneText:
      'What is bought through a payment link appears here. Payments of the checkout stand on the client’s page.',
  },
  'funding-applications': {
    title: 'Funding applications',
    none: 'No funding applications yet',
    noneText: 'What applicants send from the funding form appears here.',
  },
  'prefill-tokens': {
    title: 'Prefill tokens',
    none: 'No prefill tokens',
    noneText:
      'Tokens that a form service asked for appear here until they expire. The tokens themselves are never shown.',
  },
}

export const staffListTexts = {
  title: 'Lists',
  navigation: 'Lists',
  lists,
  unknown: 'There is no such list',
  unknownText: 'Choose one of the lists above.',
  failed: 'The list could not be loaded.',
  search: 'Search by name, email address or phone',
  clear: 'Clear the search',
  noneFound: (search: string) => `Nothing was found for “${search}”`,
  noneFoundText:
    'The search looks at the beginnings of words in names and email addresses, from three letters on, and at phone numbers.',
  beyond: { title: 'This page does not exist any more', button: 'Go to the first page' },
  total: (total: number) => (total === 1 ? '1 row' : `${total.toLocaleString('en-US')} rows`),
  caption: (title: string) => `${title}, newest first`,
  client: (id: number) => `Client ${id}`,
  yes: 'Yes',
  no: 'No',
  nothing: 'none',
  pager: {
    label: 'Pages',
    first: 'First',
    previous: 'Previous',
    next: 'Next',
    last: 'Last',
    page: (page: number, of: number) =>
      `Page ${page.toLocaleString('en-US')} of ${Math.max(1, of).toLocaleString('en-US')}`,
  },
}
