import * as z from 'zod/mini'
import { staffListKey, staffListKeys } from '../../../shared/api/staff-lists.ts'
import { staffListTexts as texts } from '../../../shared/messages/staff/lists.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SmartLink } from '../../ui/smart-link.tsx'
import { OneList } from './one-list.tsx'

/** What of a list stands in the address: `?list=leads&search=ana&page=2`. An unknown list stays what it is, and is said to be none. */
const listSearch = z.object({
  list: z.catch(z.string(), 'leads'),
  search: z.catch(z.string().check(z.maxLength(200)), ''),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
})

/** The general lists, one at a time; list, search and page stand in the address. */
export function ListsView() {
  const { address, ...ways } = useListAddress(listSearch)
  const { list, search, page } = address
  const known = staffListKey.safeParse(list)
  return (
    <div className="grid gap-4">
      <nav aria-label={texts.navigation} className="flex flex-wrap gap-2">
        {staffListKeys.map((key) => (
          <SmartLink
            key={key}
            to={`/dashboard/lists?list=${key}`}
            aria-current={key === list ? 'page' : undefined}
            className={classNames(
              'inline-flex min-h-11 items-center rounded-md border px-3 text-sm no-underline',
              key === list
                ? 'border-press bg-press-soft font-semibold text-press'
                : 'border-edge text-ink hover:bg-sunk',
            )}
          >
            {texts.lists[key].title}
          </SmartLink>
        ))}
      </nav>
      {known.success ? (
        <OneList key={known.data} list={known.data} search={search} page={page} ways={ways} />
      ) : (
        <EmptyState title={texts.unknown}>{texts.unknownText}</EmptyState>
      )}
    </div>
  )
}
