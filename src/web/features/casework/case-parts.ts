/** The parts of a client's page, in their order; the address names the open one. */
export const caseParts = [
  'record',
  'reports',
  'findings',
  'documents',
  'mail',
  'answers',
  'rounds',
  'messages',
  'notes',
  'money',
  'history',
] as const
export type CasePart = (typeof caseParts)[number]

/** The address of a part of a client's page. */
export function partAddress(clientId: number | string, part: CasePart): string {
  return `/dashboard/client?client=${clientId}&part=${part}`
}
