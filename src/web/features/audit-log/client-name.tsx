import { auditTexts } from '../../../shared/messages/staff/audit.ts'
import { TextLink } from '../../ui/text-link.tsx'

/** The way to a client's page; of a deleted one only the number is left. */
export function ClientName({ id, name }: { id: number; name: string | null }) {
  if (name === null) return auditTexts.entries.deleted(id)
  return <TextLink to={`/dashboard/client?client=${id}`}>{name}</TextLink>
}
