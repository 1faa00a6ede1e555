import Users from 'lucide-react/icons/users'
import { dashboardTexts, clientTableTexts as texts } from '../../../shared/messages/staff/clients.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { useOnline } from '../../lib/use-online.ts'
import { PersonLink } from '../../parts/persons/person-link.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Why there is no row: no client at all, or none that fits. */
export function NoClient(props: { isFiltered: boolean; search: string; onClear: () => void }) {
  const { isFiltered, search, onClear } = props
  if (isFiltered) {
    return (
      <EmptyState title={texts.noMatch} action={<Button onClick={onClear}>{texts.clear}</Button>}>
        {texts.noMatchText}
        {isAddress(search) && (
          <span className="block">
            <PersonLink email={search.trim()} />
          </span>
        )}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={Users}
      title={dashboardTexts.none}
      action={<LinkButton to="/dashboard/import">{dashboardTexts.noneAdd}</LinkButton>}
    >
      {dashboardTexts.noneText}
    </EmptyState>
  )
}

/** Somebody may have bought, applied or written under it without a case. */
const isAddress = (search: string) => /^\S+@\S+\.\S+$/.test(search.trim())

interface ListTroubleProps {
  error: Error | null
  /** Older rows are on the screen. */
  hasRows: boolean
  retry: () => void
}

/** No network, or a list that could not be loaded; what was loaded before stays on the screen. */
export function ListTrouble({ error, hasRows, retry }: ListTroubleProps) {
  const isOnline = useOnline()
  return (
    <div className="grid gap-2 not-empty:mb-3">
      {!isOnline && (
        <Notice tone="wait" role="status">
          <p>{texts.offline}</p>
        </Notice>
      )}
      {error && (
        <Notice tone="alarm" role="alert" title={hasRows ? texts.stale : undefined}>
          <p>{sentenceOf(error, texts.failed)}</p>
          <Button kind="secondary" size="sm" className="mt-2" onClick={retry}>
            {texts.tryAgain}
          </Button>
        </Notice>
      )}
    </div>
  )
}
