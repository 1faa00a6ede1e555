import { auditActions } from '../../../shared/messages/staff/audit.ts'

/** 'open-mail-log' and 'listClients' as a person reads them: 'Open mail log', 'Listed clients'. */
export function actionWords(action: string): string {
  const known = auditActions[action]
  if (known) return known
  const words = action
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * 'round: 1, file: letter.pdf'; empty without particulars.
 * @param persons by id: a member of staff among the particulars is shown by name
 */
export function detailWords(
  detail: Readonly<Record<string, string | number | boolean | null>>,
  persons: readonly { id: string; name: string }[] = [],
): string {
  const shown = (value: string | number | boolean | null) =>
    value === true ? 'yes' : value === false ? 'no' : (persons.find(({ id }) => id === value)?.name ?? value)
  return Object.entries(detail)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${spaced(name)}: ${shown(value)}`)
    .join(', ')
}

const spaced = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
