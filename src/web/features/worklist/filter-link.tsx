import type { ReactNode } from 'react'
import type { ClientFilter } from '../../../shared/api/staff-clients.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { tableId } from './list-address.ts'

/** From a figure to the clients behind it, in the table below. */
export function FilterLink({ filter, children }: { filter: ClientFilter; children: ReactNode }) {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
  const search = query.size === 0 ? '' : `?${query}`
  return <TextLink to={`/dashboard${search}#${tableId}`}>{children}</TextLink>
}
