import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useMessages } from '../../lib/use-messages.tsx'
import { Button } from '../../ui/button.tsx'

/** 'Refresh' of one card; a screen reader hears of which. */
export function RefreshButton(props: { what: string; busy: boolean; onPress: () => void }) {
  const { portal } = useMessages()
  return (
    <Button
      kind="quiet"
      size="sm"
      busy={props.busy}
      onClick={props.onPress}
      aria-label={portal.refreshNamed(props.what)}
      className="min-h-11"
    >
      {!props.busy && <RefreshCw aria-hidden="true" className="size-4" />}
      {portal.refresh}
    </Button>
  )
}
